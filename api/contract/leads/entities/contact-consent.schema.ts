import { z } from 'zod';
import { cardLanguage } from '../../base/card-language.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * The notice that the sender of a card's form read and agreed to, as proof. A row of `contact_consents` as JSON
 * carries it; the defaults are the table's.
 */
export const contactConsentRow = z.object({
  id,
  leadId: id,
  /** Version of the privacy notice beside the form. */
  noticeVersion: z.string().min(1).max(20),
  language: cardLanguage,
  /** The separate box for news and offers. */
  marketing: z.boolean().default(false),
  givenAt: timestamp,
});
export type ContactConsentRow = z.output<typeof contactConsentRow>;
