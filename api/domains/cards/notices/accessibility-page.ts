import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { answerNotice, typed } from './notice-page.ts';
import { noticeMessages } from './messages.ts';

/** Answers `/p/{slug}/accessibility`: the card's own statement, which names its owner (docs/product.md 4). */
export function answerAccessibility(ctx: AppContext, card: PublicCard): void {
  const { language } = card;
  const words = noticeMessages[language].accessibility;
  const { COMPANY_NAME, COMPANY_EMAIL, COMPANY_PHONE } = ctx.deps.env;
  const maker = [link(`mailto:${COMPANY_EMAIL}`, COMPANY_EMAIL), link(`tel:${COMPANY_PHONE}`, COMPANY_PHONE)];
  const owner = [card.phone, card.email].flatMap((way) => (way ? [link(way.href, way.text)] : []));
  const content = `<p>${escapeHtml(words.owner('\n')).replace('\n', typed(card.name))} ${escapeHtml(words.maker(COMPANY_NAME))}</p>
<p>${words.done}</p>
<ul>${words.measures.map((measure) => `<li>${measure}</li>`).join('')}</ul>
<p>${words.limits}</p>
<h2>${words.contact}</h2>
<ul>${owner.length > 0 ? `<li>${words.ownerContact}, ${typed(card.name)}: ${owner.join(', ')}</li>` : ''}<li>${words.makerContact}: ${maker.join(', ')}</li></ul>
<p>${words.answer}</p>
<p><small>${words.changed}</small></p>`;
  answerNotice(ctx, { card, language, title: words.title, content });
}

const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}"><bdi dir="ltr">${escapeHtml(text)}</bdi></a>`;
