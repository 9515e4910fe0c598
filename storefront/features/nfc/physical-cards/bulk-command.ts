import type { ChipChoice, ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { piecesOf } from './chip-moves.ts';

/** A command on several chips, before it is confirmed. */
export interface BulkCommand {
  kind: 'point' | 'freeze' | 'unfreeze' | 'offer';
  /** How many pieces it touches; the server does nothing when it isn't so any more. */
  pieces: number;
  choice: Pick<ChipChoice, 'chipIds' | 'group'>;
}

export const commandOn = (kind: BulkCommand['kind'], chips: readonly ChipView[]): BulkCommand => ({
  kind,
  pieces: piecesOf(chips),
  choice: { chipIds: chips.map(({ id }) => id) },
});
