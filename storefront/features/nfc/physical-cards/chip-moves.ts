import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';

/** The owner may choose a chip's target, unless it is frozen or at its end. */
export const mayPoint = ({ state }: ChipView): boolean => state === 'live' || state === 'unassigned';

/** A frozen chip may still be replaced: it was lost for good. */
export const mayReplace = (chip: ChipView): boolean => mayPoint(chip) || chip.state === 'frozen';
