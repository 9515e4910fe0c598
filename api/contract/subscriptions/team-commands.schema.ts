import { z } from 'zod';
import { optionalLine, requiredText } from '../base/typed-fields.schema.ts';

/** What staff say of a package's team. */
export const setTeamInput = z.object({
  isEnterprise: z.boolean(),
  /** People with a card, whoever pays among them; null for no limit. */
  enterpriseUserLimit: z
    .int('invalid_input')
    .min(1, 'invalid_input')
    .max(100_000, 'invalid_input')
    .nullable(),
  enterpriseCommunity: optionalLine(120),
  /** Kept in the audit log. */
  reason: requiredText(500),
});
