import { z } from 'zod';
import { language } from '../../base/language.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * What somebody was told and agreed to when they wrote through a card's form; kept as proof.
 * A row of `contact_consents` as JSON carries it; the defaults are the table's.
 */
export const contactConsentRow = z.object({
  id,
  leadId: id,
  /** Which wording of the privacy notice stood beside the form. */
  noticeVersion: z.string().min(1).max(20),
  language,
  /** The separate box for news and offers. */
  marketing: z.boolean().default(false),
  givenAt: timestamp,
});
export type ContactConsentRow = z.output<typeof contactConsentRow>;
