import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';

/** The owner may choose a chip's target, unless it is frozen or at its end. */
export const mayPoint = ({ state }: ChipView): boolean => state === 'live' || state === 'unassigned';

/** A frozen chip may still be replaced: it was lost for good. One that stands for many may not: all would die for one. */
export const mayReplace = (chip: ChipView): boolean =>
  chip.quantity === 1 && (mayPoint(chip) || chip.state === 'frozen');

/** Whether any command for many works on it. */
export const mayChoose = (chip: ChipView): boolean => mayPoint(chip) || chip.state === 'frozen';

export const piecesOf = (chips: readonly ChipView[]): number =>
  chips.reduce((sum, { quantity }) => sum + quantity, 0);
