import type { z } from 'zod';
import type { previewCampaignSchemas } from '../../../contract/messaging/campaigns.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { plainWords } from '../mail/mail-content.ts';
import { renderHtml } from '../mail/render-html.ts';
import { renderText } from '../mail/render-text.ts';
import { letterOff } from '../notifications/letter-off.ts';
import { campaignMails } from './campaign.mail.ts';

type Words = z.output<typeof previewCampaignSchemas.body>;
type Deps = Pick<AppDeps, 'knex' | 'clock' | 'env'>;

const inputFor = ({ clock, env }: Deps, userId: number, { title, content, link }: Words) => ({
  title,
  content,
  link,
  sentAt: clock.now(),
  off: letterOff(env, userId, 'news'),
});

/** The mail of a campaign by its own template, as it would go to this user (docs/product.md 13.12). */
export function previewCampaign(
  deps: Deps,
  { id }: Pick<Actor, 'id'>,
  words: Words,
  language: Language,
): { subject: string; html: string; text: string } {
  const content = campaignMails[words.kind].write(inputFor(deps, id, words), language);
  const frame = { language, site: deps.env, hasAccount: true };
  return {
    subject: plainWords(content.subject),
    html: renderHtml(content, frame),
    text: renderText(content, frame),
  };
}

/** The notification of a campaign as the site shows it (docs/product.md 13.16). */
export async function previewNotice(
  ctx: AppContext,
  { title, content, link }: Words,
): Promise<{ subject: string; html: string; text: string }> {
  const createdAt = ctx.deps.clock.now().toISOString();
  const html = await ctx.drawPart(ctx, { kind: 'notice', title, content, link, createdAt });
  return { subject: title, html, text: content };
}

/**
 * Sends a campaign to the admin who asks, and to nobody else: the same notification or mail as all would get.
 * @returns where it went: an address, or the user name in the product
 */
export async function testCampaign(deps: Deps, actor: Actor, words: Words): Promise<string> {
  const { knex, clock, env } = deps;
  if (words.channel === 'product') {
    const { title, content, link } = words;
    await Notification.query(knex).insert({
      userId: actor.id,
      type: 'info',
      title,
      content,
      link,
      createdAt: clock.now(),
    });
    return actor.username;
  }
  const { email, language } = await User.query(knex).findById(actor.id).throwIfNotFound();
  await knex.transaction((trx) =>
    enqueueMail(trx, env, {
      template: campaignMails[words.kind],
      input: inputFor(deps, actor.id, words),
      to: { userId: actor.id, email, language },
      isAsked: true,
    }),
  );
  return email;
}
