import type { Knex } from 'knex';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import type { MailAttachment } from '../../../contract/messaging/entities/mail-log-entry.schema.ts';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { wantsNotice } from '../notifications/wants-notice.ts';
import { bulkMails } from './bulk-mails.ts';
import { chosenMails } from './chosen-mails.ts';
import { plainWords } from './mail-content.ts';
import { secretLinksOf } from './mail-secrets.ts';
import { addressOf, type MailSite } from './mail-site.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { MailTemplate } from './define-mail.ts';

const maxSubjectLength = 250;
/** One plain address: no character that could end a header or start another address. */
const plainAddress = /^[^\s\p{Cc}<>(),;:"\\[\]@]{1,64}@[^\s\p{Cc}<>(),;:"\\[\]@]{1,189}$/u;

/** Whether a mail can be sent to this address at all. */
export const isPlainAddress = (address: string): boolean => plainAddress.test(address);

interface OutgoingMail<Input> {
  template: MailTemplate<Input>;
  input: Input;
  /** The recipient; `userId` is null where there is no account (any more). */
  to: { userId: number | null; email: string; language: CardLanguage };
  /** Address for answers, when it is not the company's. */
  replyTo?: string | null;
  attachments?: readonly MailAttachment[];
  /** The address was typed for this one mail: it isn't kept once the mail was sent or failed. */
  isFleeting?: boolean;
  /** The recipient asked for this very mail, whatever they switched off. */
  isAsked?: boolean;
  /** Whether nobody waits for it, and many may be written at once; by its template unless given. */
  isBulk?: boolean;
}

/**
 * Puts a mail into the mail log; a worker sends it once the transaction commits, and never otherwise (docs/product.md
 * 9). It doesn't fail its request: a mail to an address that isn't plain is stored as failed, and such a `replyTo` is
 * left out (docs/security.md E11). A mail that its recipient switched off is not stored.
 * @returns its number in the mail log; null when it was switched off
 */
export async function enqueueMail<Input>(
  trx: Knex.Transaction,
  site: MailSite,
  {
    template,
    input,
    to,
    replyTo = null,
    attachments = [],
    isFleeting = false,
    isAsked = false,
    isBulk = bulkMails.has(template.name),
  }: OutgoingMail<Input>,
): Promise<number | null> {
  const { language } = to;
  const chosen = isAsked ? undefined : chosenMails[template.name];
  if (chosen && to.userId !== null && !(await wantsNotice(trx, to.userId, chosen, 'mail'))) return null;
  const content = template.write(input, language);
  const frame = { language, site, hasAccount: to.userId !== null };
  const canArrive = isPlainAddress(to.email);
  const { id } = await MailLogEntry.query(trx).insert({
    userId: to.userId,
    toAddress: [...to.email].slice(0, 254).join(''),
    replyTo: replyTo !== null && isPlainAddress(replyTo) ? replyTo : null,
    template: template.name,
    language,
    subject: [...plainWords(content.subject)].slice(0, maxSubjectLength).join(''),
    textBody: renderText(content, frame),
    htmlBody: renderHtml(content, frame),
    secretLinks: secretLinksOf(content, site),
    attachments: [...attachments],
    offLink: content.letter ? addressOf(site, content.letter.off.post) : null,
    isFleeting,
    isBulk: isBulk && !isAsked,
    ...(canArrive
      ? { status: 'queued' as const }
      : { status: 'failed' as const, error: 'No plain mail address.' }),
  });
  return id;
}
