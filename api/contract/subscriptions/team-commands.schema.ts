import { z } from 'zod';
import { optionalLine, requiredText } from '../base/typed-fields.schema.ts';

/** Input of staff for a package's team. */
export const setTeamInput = z.object({
  isEnterprise: z.boolean(),
  /** Members with a card, the package's owner included; null for no limit. */
  enterpriseUserLimit: z
    .int('invalid_input')
    .min(1, 'invalid_input')
    .max(100_000, 'invalid_input')
    .nullable(),
  enterpriseCommunity: optionalLine(120),
  reason: requiredText(500),
});
