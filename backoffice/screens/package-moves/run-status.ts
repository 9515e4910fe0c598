import type { ShownMigration } from '../../../api/contract/subscriptions/package-moves.schema.ts';
import type { Tone } from '../../kit/fields/choice-tones.ts';

/** A run's status as staff know it, depending on whether it moves packages or undoes that. */
export type RunState =
  | 'preparing'
  | 'ready'
  | 'running'
  | 'undoing'
  | 'stopped'
  | 'undoStopped'
  | 'done'
  | 'undone'
  | 'discarded';

const whenUndoing: Partial<Record<ShownMigration['status'], RunState>> = {
  running: 'undoing',
  stopped: 'undoStopped',
  done: 'undone',
};

export function stateOf({ status, direction }: ShownMigration): RunState {
  return (direction === 'undo' ? whenUndoing[status] : undefined) ?? status;
}

export const toneOfState: Record<RunState, Tone> = {
  preparing: 'waiting',
  ready: 'waiting',
  running: 'waiting',
  undoing: 'waiting',
  stopped: 'bad',
  undoStopped: 'bad',
  done: 'good',
  undone: 'quiet',
  discarded: 'quiet',
};

/** Whether a worker is processing the run now. */
export function isMoving({ status }: ShownMigration): boolean {
  return status === 'preparing' || status === 'running';
}

/** Progress of the current step. */
export function stepOf({ direction, progress }: ShownMigration): { done: number; total: number } {
  const { planned, changed, skipped, failed, restored, left } = progress;
  if (direction === 'undo') return { done: restored + left, total: restored + left + changed };
  return { done: changed + skipped + failed, total: planned + changed + skipped + failed };
}
