import { z } from 'zod';
import { reportReason } from './entities/card-report.schema.ts';
import { optionalText } from '../base/typed-fields.schema.ts';

/**
 * What staff decide about a card that should not be there (docs/security.md H4), from the card or from a report of it.
 */
export const takeDownInput = z.object({
  reason: reportReason,
  /** What the owner is told besides the reason. */
  message: optionalText(1_000).default(null),
});
export const liftTakedownInput = z.object({
  /** What the owner is told besides that the card is back. */
  message: optionalText(1_000).default(null),
});
export const judgeReportInput = z.object({ notes: optionalText(2_000).optional() });
