import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { languageQueryOf } from '../../../contract/cards/language-query.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { typed } from '../notices/notice-page.ts';
import { monthName } from './month-name.ts';
import { cardDocument } from './review-page.ts';
import { publishedReviews, reviewsForCard, type ShownReview } from './shown-reviews.ts';
import { allReviewsMessages } from './messages.ts';

/** Answers `/p/{slug}/reviews`: every review that the card shows; nothing where there is none (docs/product.md 12.5). */
export async function answerAllReviews(ctx: AppContext, card: PublicCard): Promise<void> {
  const shown = await publishedReviews(ctx.deps.knex, card.id);
  const summary = reviewsForCard(shown);
  if (!summary) return;
  const { language } = card;
  const words = allReviewsMessages[language];
  const average = summary.average
    ? `<p class="average"><b><bdi dir="ltr">${summary.average}</bdi></b> ${words.average(summary.count)}</p>`
    : '';
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Content-Language', language);
  ctx.vary('Cookie');
  ctx.type = 'html';
  ctx.body = cardDocument(
    { language, nonce: ctx.state.nonce },
    {
      card,
      title: `${words.title} – ${card.name}`,
      body: `<section class="all"><h1>${words.title}</h1><p>${typed(card.name)}</p>${average}
<ul>${shown.map((review) => item(review, card.name, language)).join('\n')}</ul>
<p class="help">${words.how}</p>
<p class="actions"><a class="button" href="${card.path}${languageQueryOf(card)}">${words.back}</a></p></section>`,
    },
  );
}

function item(
  { author, stars, words, answer, month }: ShownReview,
  name: string,
  language: CardLanguage,
): string {
  const texts = allReviewsMessages[language];
  const mark =
    stars === null
      ? texts.quote
      : `<i aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</i><span>${texts.stars(stars)}</span>`;
  const said = answer
    ? `<div class="answer"><b>${typed(name)}</b><p dir="auto">${escapeHtml(answer)}</p></div>`
    : '';
  return `<li><figure class="review"><p class="given">${mark}</p><blockquote dir="auto">${escapeHtml(words)}</blockquote><figcaption><b>${typed(author)}</b><span>${monthName(month, language)}</span></figcaption>${said}</figure></li>`;
}
