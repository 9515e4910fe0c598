import type { ShownMigration } from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { Tag } from '../../../kit/fields/StatusField.tsx';
import type { Tone } from '../../../kit/fields/choice-tones.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Statuses as staff know them, depending on whether a run moves packages or undoes that; the undone ones' names. */
const whenUndoing = {
  announced: 'undoAnnounced',
  running: 'undoing',
  stopped: 'undoStopped',
  done: 'undone',
} as const;
const tones: Partial<Record<RunState, Tone>> = {
  stopped: 'bad',
  undoStopped: 'bad',
  done: 'good',
  undone: 'quiet',
  discarded: 'quiet',
};

export type RunState = ShownMigration['status'] | (typeof whenUndoing)[keyof typeof whenUndoing];

/** How often a run under way is read again, in milliseconds. */
export const whileMoving = 1_000;

export function stateOf({ status, direction }: ShownMigration): RunState {
  return direction === 'undo' && status in whenUndoing ? whenUndoing[status as 'done'] : status;
}

export function StateTag({ run }: { run: ShownMigration }) {
  const state = stateOf(run);
  return <Tag tone={tones[state] ?? 'waiting'}>{useMessages()(`packageMigration.status.${state}`)}</Tag>;
}

/** Whether a worker is processing the run now, or is due to. */
export const isMoving = ({ status, hasToTell, runsAt }: ShownMigration): boolean =>
  status === 'preparing' ||
  status === 'running' ||
  hasToTell ||
  (status === 'announced' && runsAt !== null && new Date(runsAt) <= new Date());

/** Progress of the current step. */
export function stepOf({ direction, progress }: ShownMigration): { done: number; total: number } {
  const { planned, changed, skipped, failed, restored, left } = progress;
  if (direction === 'undo') return { done: restored + left, total: restored + left + changed };
  return { done: changed + skipped + failed, total: planned + changed + skipped + failed };
}
