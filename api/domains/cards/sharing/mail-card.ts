import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import type { RateLimitName } from '../../../http/rate-limits.ts';
import { visitorOf } from '../../../http/visitor.ts';
import { vCard } from '../../../lib/v-card.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { contactDetails } from '../public/contact-details.ts';
import { findVisibleCard } from '../public/find-visible-card.ts';
import { cardByMail } from './card-by-mail.mail.ts';
import { mailedWords } from './mailed-words.ts';
import { cardMailed, cardMailKept, noCardMail, tooManyCardMails } from './messages.ts';

/**
 * Mails a card, with its contact attached, to the address that a visitor typed, in the card's language (docs/product.md
 * 12.11). The address is in the mail alone, and struck from the log once it was sent or given up.
 * @returns what became of it, in the card's language
 * @throws {AppError} `not_found` for a card that visitors can't see, `too_many_requests`, `service_unavailable` where
 * mail isn't configured in production: the address would be stored for nothing
 */
export async function mailCard(
  ctx: AppContext,
  id: number,
  email: string,
): Promise<{ title: string; text: string }> {
  const { knex, env, storage } = ctx.deps;
  const visible = await findVisibleCard(ctx, { by: 'id', id });
  if (visible?.kind !== 'card') throw new AppError('not_found');
  const { card, ownerId } = visible;
  const isSent = env.SMTP_URL !== undefined;
  if (!isSent && env.NODE_ENV === 'production')
    throw new AppError('service_unavailable', { text: noCardMail });
  await count(ctx, 'cardMailOfVisitor', visitorOf(ctx, email));
  await count(ctx, 'cardMailToAddress', email.toLowerCase());
  await count(ctx, 'cardMailOfCard', `card ${id}`);
  await count(ctx, 'cardMailOfOwner', `owner ${ownerId}`);
  // It loads the library that cuts pictures.
  const { contactPhoto } = await import('../public/contact-photo.ts');
  const content = vCard({ ...contactDetails(card, await contactPhoto(storage, card)), note: null });
  const { name, title } = mailedWords(card);
  await knex.transaction((trx) =>
    enqueueMail(trx, env, {
      template: cardByMail,
      input: { name, title, phone: card.phone?.text ?? null, url: card.url },
      to: { userId: null, email, language: card.language },
      attachments: [{ name: `${name}.vcf`, type: 'text/vcard; charset=utf-8', content }],
      isFleeting: true,
    }),
  );
  return (isSent ? cardMailed : cardMailKept)[card.language];
}

async function count(ctx: AppContext, name: RateLimitName, subject: string): Promise<void> {
  try {
    await countTry(ctx, name, subject);
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.code !== 'too_many_requests') throw refusal;
    throw new AppError('too_many_requests', {
      text: tooManyCardMails,
      ...(refusal.retryAfterSeconds !== undefined && { retryAfterSeconds: refusal.retryAfterSeconds }),
    });
  }
}
