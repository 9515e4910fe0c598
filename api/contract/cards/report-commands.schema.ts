import { z } from 'zod';
import { rowVersion } from '../admin/row-version.schema.ts';
import { reportReason } from './entities/card-report.schema.ts';
import { optionalText, requiredLine } from '../base/typed-fields.schema.ts';

export const takeDownInput = z.object({
  reason: reportReason,
  /** Message to the owner besides the reason. */
  message: optionalText(1_000).default(null),
});
export const liftTakedownInput = z.object({
  /** Message to the owner beside the notice that the card is back. */
  message: optionalText(1_000).default(null),
});
export const releaseInput = z.object({
  /** Version of the card that staff looked at: they answer for these texts and no others. */
  version: rowVersion,
  /** For the audit log: what staff found. */
  reason: requiredLine(500),
  /** Message to the owner beside the notice that visitors see the card. */
  message: optionalText(1_000).default(null),
});
export const judgeReportInput = z.object({ notes: optionalText(2_000).optional() });
