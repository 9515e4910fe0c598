import { localeOf, type Language } from '../../../contract/base/languages.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { answerNotice, typed } from '../notices/notice-page.ts';
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
    ? `<p><strong>${words.average(`<bdi dir="ltr">${summary.average}</bdi>`, summary.count)}</strong></p>`
    : '';
  const content = `${average}
<ul class="reviews">${shown.map((review) => item(review, card.name, language)).join('\n')}</ul>
<p><small>${words.how}</small></p>`;
  answerNotice(ctx, { card, language, title: words.title, content });
}

function item(
  { author, stars, words, answer, month }: ShownReview,
  name: string,
  language: Language,
): string {
  const texts = allReviewsMessages[language];
  const mark =
    stars === null
      ? `<small>${texts.quote}</small>`
      : `<span class="stars" aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span> <small>${texts.stars(stars)}</small>`;
  const said = answer
    ? `<div class="answer"><b>${escapeHtml(texts.answers('\n')).replace('\n', typed(name))}</b><p dir="auto">${lines(answer)}</p></div>`
    : '';
  return `<li><figure><p>${mark}</p><blockquote dir="auto">${lines(words)}</blockquote><figcaption><b>${typed(author)}</b> <small>${monthName(month, language)}</small></figcaption></figure>${said}</li>`;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** `November 2026`, in the language. @param month `2026-11` */
export function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
