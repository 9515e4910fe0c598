import type { ErrorBody } from '../../../contract/base/error-codes.schema.ts';
import { directionOf, type CardLanguage } from '../../../contract/base/card-languages.ts';
import { languageQueryOf } from '../../../contract/cards/language-query.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { reviewLimits } from '../../../contract/cards/review-rules.ts';
import { accentOf } from '../../../contract/cards/card-palettes.ts';
import {
  openedReviewLinkEndpoint,
  removeWrittenReviewEndpoint,
  writeReviewEndpoint,
} from '../../../contract/cards/write-review.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { CardReview } from '../../../models/CardReview.ts';
import { typed } from '../notices/notice-page.ts';
import { monthName } from './month-name.ts';
import { reviewPageMessages, type ReviewPageMessages } from './review-page.messages.ts';
import { reviewPageScript, reviewPageStyle } from './review-page-style.ts';

// The page of an invitation (docs/product.md 12.5), complete without a script. Everything typed is escaped here.

/** What stands in the form's fields. */
export interface TypedReview {
  stars: string;
  words: string;
  name: string;
  agreed: boolean;
}

interface Place {
  language: CardLanguage;
  nonce: string;
}

const star =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z"/></svg>';
const tick =
  '<path d="M50 82l21 22 40-46" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>';
const lock =
  '<path d="M58 74v-12a22 22 0 0 1 44 0v12M48 74h64v42H48z" stroke-width="8" stroke-linejoin="round"/>';
const stamp = (mark: string, kind = '') =>
  `<svg class="stamp${kind}" viewBox="0 0 160 160" aria-hidden="true"><g transform="rotate(-9 80 80)" fill="none" stroke="currentColor"><circle cx="80" cy="80" r="70" stroke-width="5"/><circle cx="80" cy="80" r="60" stroke-width="1.5"/>${mark}</g></svg>`;

/** Our words with a typed text in their middle. */
const around = (words: string, text: string): string => escapeHtml(words).replace('\n', typed(text));

/** The form, also after an error: every typed value is in its place, each issue at its field and in a summary. */
export function writingPage(
  place: Place,
  {
    card,
    token,
    subject,
    values,
    issue,
    isCorrection,
    month,
  }: {
    card: PublicCard;
    token: string;
    subject: string | null;
    values: TypedReview;
    issue: ErrorBody | null;
    isCorrection: boolean;
    /** Of the review, `2026-11`. */
    month: string;
  },
): string {
  const { language } = place;
  const words = reviewPageMessages[language];
  const errors = issue?.errors ?? {};
  const error = (name: string) =>
    errors[name] ? `<p class="error" id="${name}-error">${escapeHtml(errors[name])}</p>` : '';
  const told = (name: string, help = '') => {
    const notes = [errors[name] ? `${name}-error` : '', help].filter(Boolean).join(' ');
    return `${errors[name] ? ' aria-invalid="true"' : ''}${notes ? ` aria-describedby="${notes}"` : ''}`;
  };
  const summary = Object.entries({ stars: 's5', words: 'words', name: 'name', agreed: 'agreed' })
    .filter(([name]) => errors[name])
    .map(([name, id]) => `<li><a href="#${id}">${escapeHtml(errors[name] ?? '')}</a></li>`)
    .join('');
  const action = pathOf(writeReviewEndpoint, { params: { token }, query: { lang: language } });
  const opened = pathOf(openedReviewLinkEndpoint, { params: { token } });
  const choices = [1, 2, 3, 4, 5].map(
    (each) =>
      `<label class="star" for="s${each}"><input type="radio" id="s${each}" name="stars" value="${each}" required${values.stars === String(each) ? ' checked' : ''} aria-label="${words.ofFive(each)}, ${words.says[each - 1]}">${star}</label>`,
  );
  const picture = card.portrait ?? card.cover;
  return page(place, {
    title: words.title(card.name),
    accent: accentOf(card),
    body: `<div class="write">
<div class="head">${picture ? `<img src="${escapeHtml(picture.src)}" alt="" width="128" height="128">` : ''}<div><h1>${around(words.title('\n'), card.name)}</h1><p>${around(words.asks('\n'), card.name)}${subject ? ` ${words.about}: ${typed(subject)}.` : ''}</p></div></div>
${issue ? `<div role="alert"><p><b>${words.notSent}.</b> ${escapeHtml(issue.message)}</p>${summary && `<ul>${summary}</ul>`}</div>` : ''}
<form method="post" action="${action}" data-opened="${opened}" novalidate>
<fieldset${told('stars')}><legend>${words.stars}</legend><div class="stars">${choices.join('')}</div><p class="say" aria-hidden="true">${words.says.map((say, at) => `<span class="w${at + 1}">${say}</span>`).join('')}</p>${error('stars')}</fieldset>
<div class="field"><label for="words">${words.words}</label><textarea id="words" name="words" rows="5" required maxlength="${reviewLimits.words}" dir="auto"${told('words', 'words-help')}>
${escapeHtml(values.words)}</textarea>${error('words')}<p class="help two" id="words-help"><span>${words.wordsHelp}</span><bdi dir="ltr" id="count"></bdi></p></div>
<div class="field"><label for="name">${words.name}</label><input id="name" name="name" value="${escapeHtml(values.name)}" required maxlength="${reviewLimits.name}" autocomplete="given-name" dir="auto"${told('name', 'name-help')}>${error('name')}<p class="help" id="name-help">${words.nameHelp}</p></div>
<section class="preview" aria-labelledby="h-preview" data-empty="${escapeHtml(words.previewEmpty)}" data-name="${escapeHtml(words.nameWritten)}" ${[1, 2, 3, 4, 5].map((each) => `data-of${each}="${words.ofFive(each)}"`).join(' ')}><h2 id="h-preview">${words.preview}</h2><div class="paper">${preview(values, month, words, language)}</div></section>
<div><label class="check"><input type="checkbox" id="agreed" name="agreed" value="1" required${values.agreed ? ' checked' : ''}${told('agreed')}><span>${around(words.agree('\n', '\t'), card.name).replace('\t', `<b><bdi id="a-name">${escapeHtml(values.name || words.nameWritten)}</bdi></b>`)}</span></label>${error('agreed')}</div>
<noscript><button class="button line" name="preview" value="1">${words.seePreview}</button></noscript>
<button class="button" type="submit">${isCorrection ? words.resend : words.send}</button>
<p class="help">${words.notice} <a href="/privacy">${words.privacy}</a></p>
</form></div>
<script nonce="${place.nonce}">${reviewPageScript}</script>`,
  });
}

function preview(
  { stars, words: said, name }: TypedReview,
  month: string,
  words: ReviewPageMessages,
  language: CardLanguage,
): string {
  const given = /^[1-5]$/u.test(stars) ? Number(stars) : 0;
  return `<figure class="review"><p class="given"><i aria-hidden="true" id="p-stars">${'★'.repeat(given)}${'☆'.repeat(5 - given)}</i><span id="p-of">${given ? words.ofFive(given) : ''}</span></p><blockquote dir="auto" id="p-words">${escapeHtml(said || words.previewEmpty)}</blockquote><figcaption><b><bdi id="p-name">${escapeHtml(name)}</bdi></b><span>${monthName(month, language)}</span></figcaption></figure>`;
}

/** Thanks for a review that waits for its owner, and leads to its correction. */
export function sentPage(place: Place, card: PublicCard, review: CardReview, token: string): string {
  const words = reviewPageMessages[place.language];
  return page(place, {
    title: words.sentTitle(review.authorName),
    accent: accentOf(card),
    body: `<section class="end">${stamp(tick)}<h1>${around(words.sentTitle('\n'), review.authorName)}</h1><p>${around(words.sentText('\n'), card.name)}</p>
${shown(review, place.language)}
<p class="actions"><a class="button" href="${card.path}${languageQueryOf(card)}">${words.toCard}</a><a class="button line" href="?edit=1">${words.correct}</a></p><p class="help">${words.correctable}</p>
${removal(place.language, token)}</section>`,
  });
}

/** The link was used: the owner has decided. Its client can still remove the review. */
export function usedPage(place: Place, card: PublicCard, review: CardReview, token: string): string {
  const words = reviewPageMessages[place.language];
  return page(place, {
    title: words.usedTitle,
    accent: accentOf(card),
    body: `<section class="end">${stamp(lock, ' over')}<h1>${words.usedTitle}</h1><p>${around(words.usedText('\n'), card.name)}</p>
<p class="actions"><a class="button" href="${card.path}${languageQueryOf(card)}">${words.toCard}</a></p>
<h2>${words.yours}</h2>${shown(review, place.language)}${removal(place.language, token)}</section>`,
  });
}

/** The card isn't shown, its client's review is still theirs to remove. */
export function goneCardPage(place: Place, review: CardReview | null, token: string): string {
  const words = reviewPageMessages[place.language];
  return page(place, {
    title: words.goneTitle,
    accent: null,
    body: `<section class="end">${stamp(lock, ' over')}<h1>${words.goneTitle}</h1><p>${words.goneText}</p>
${review ? `${shown(review, place.language)}${removal(place.language, token)}` : `<p class="actions"><a class="button" href="/">${words.home}</a></p>`}</section>`,
  });
}

/** A link that opens nothing any more, or never did; the card is named where there is one. */
export function closedPage(
  place: Place,
  state: 'unknown' | 'withdrawn' | 'expired' | 'removed',
  card: PublicCard | null,
): string {
  const words = reviewPageMessages[place.language];
  const said = {
    unknown: [words.unknownTitle, words.unknownText],
    withdrawn: [words.withdrawnTitle, words.withdrawnText('\n')],
    expired: [words.expiredTitle, words.expiredText('\n')],
    removed: [words.removedTitle, words.removedText],
  } as const;
  const [title, text] = said[state];
  const next = card
    ? `<a class="button" href="${card.path}${languageQueryOf(card)}">${words.toCard}</a>`
    : `<a class="button" href="/">${words.home}</a>`;
  return page(place, {
    title,
    accent: null,
    body: `<section class="end">${stamp(state === 'removed' ? tick : lock, state === 'removed' ? '' : ' over')}<h1>${title}</h1><p>${around(text, card?.name ?? '')}</p><p class="actions">${next}</p></section>`,
  });
}

function shown({ stars, words, authorName, createdAt }: CardReview, language: CardLanguage): string {
  const typedReview = { stars: String(stars ?? ''), words, name: authorName, agreed: true };
  return preview(typedReview, createdAt.toISOString().slice(0, 7), reviewPageMessages[language], language);
}

function removal(language: CardLanguage, token: string): string {
  const words = reviewPageMessages[language];
  const action = pathOf(removeWrittenReviewEndpoint, { params: { token }, query: { lang: language } });
  return `<form method="post" action="${action}"><button class="button line" type="submit">${words.remove}</button><p class="help">${words.removeHelp}</p></form>`;
}

interface Document {
  title: string;
  /** HTML in which every typed text is escaped already. */
  body: string;
  /** Styles of its own. */
  style?: string;
}

/** A page that belongs to a card, in its accent. */
export const cardDocument = (place: Place, { card, ...document }: Document & { card: PublicCard }): string =>
  page(place, { ...document, accent: accentOf(card) });

/** A page of the same kind whose card isn't shown now. */
export const plainDocument = (place: Place, document: Document): string =>
  page(place, { ...document, accent: null });

function page(
  { language, nonce }: Place,
  { title, accent, body, style = '' }: Document & { accent: string | null },
): string {
  const words = reviewPageMessages[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${reviewPageStyle}${style}:root{--accent:${accent ?? 'var(--teal)'}}</style></head>
<body><a class="skip" href="#main">${words.skip}</a>
<header class="bar"><a class="logo" href="/"><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2.75" y="5.75" width="18.5" height="13" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="16.4" cy="14" r="2.4" fill="#ff8a4c"/><path d="M6.5 10h6" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/></svg><span>${words.brand}</span></a></header>
<main id="main">
${body}
</main></body>
</html>
`;
}
