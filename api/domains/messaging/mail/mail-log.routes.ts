import { readMailContentsEndpoint } from '../../../contract/messaging/mail-log.endpoint.ts';
import { readMailContentsSchemas } from '../../../contract/messaging/mail-log.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { withoutSecrets } from './mail-secrets.ts';

/**
 * The mail log as staff read it (docs/product.md 9). A mail that is kept because there is no SMTP shows its links,
 * for staff can read it only here. The links of a mail that is about to be sent are hidden.
 */
export const mailLogRouter = createFeatureRouter().add(
  readMailContentsEndpoint,
  readMailContentsSchemas,
  async (ctx, { params }) => {
    const mail = await MailLogEntry.query(ctx.deps.knex).findById(params.id).throwIfNotFound();
    const { htmlBody, textBody } = mail.status === 'kept' ? mail : withoutSecrets(mail);
    return { html: htmlBody, text: textBody };
  },
);
