import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { reviewPath } from '../../../contract/cards/review-rules.ts';
import { AppError } from '../../../errors.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { errorBodyOf } from '../../../http/error-handler.ts';
import {
  fieldsSent,
  formRefusalOf,
  isPlainFormOf,
  noteFormRefusal,
  type FormRefusal,
} from '../../../http/plain-form.ts';
import { readReviewLink } from './find-invitation.ts';
import {
  closedPage,
  goneCardPage,
  sentPage,
  usedPage,
  writingPage,
  type TypedReview,
} from './review-page.ts';

const page = new RegExp(`^${reviewPath}([\\w-]{1,100})$`, 'u');
const form = /^\/api\/review\/([\w-]{1,100})(?:\/removal)?$/u;

/** Answers `/review/{token}`, the page of an invitation (docs/product.md 12.5). */
export const reviewPages: AppMiddleware = async (ctx, next) => {
  const token = page.exec(ctx.path)?.[1];
  if (token === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  await answerReviewPage(ctx, token, null);
};

/** Whether a browser sent the page's form without a script and expects a page. */
export const isReviewForm = (ctx: AppContext): boolean => isPlainFormOf(ctx, form);

/**
 * Answers errors of the page's form with the page itself: nothing typed is lost, whether a field is wrong or too many
 * reviews were sent; a link that was used or withdrawn meanwhile says so.
 */
export const presentReviewIssues: AppMiddleware = async (ctx, next) => {
  if (!isReviewForm(ctx)) return next();
  try {
    await next();
  } catch (error) {
    const refusal = formRefusalOf(error);
    const token = form.exec(ctx.path)?.[1];
    if (!refusal || token === undefined || (refusal instanceof AppError && refusal.code === 'forbidden'))
      throw error;
    await answerReviewPage(ctx, token, refusal, noteFormRefusal(ctx, refusal, 'review'));
  }
};

/**
 * Answers with what the link leads to now; a form that can still be sent again comes back with what was typed.
 * @param refusal why the form was not taken; null for the page as it is, and for a look at the preview
 */
export async function answerReviewPage(
  ctx: AppContext,
  token: string,
  refusal: FormRefusal | null,
  refusedStatus = 200,
): Promise<void> {
  const link = await readReviewLink(ctx, token);
  const { nonce, requestId } = ctx.state;
  const language = 'card' in link ? link.card.language : ctx.state.language;
  const place = { language, nonce };
  answerHeaders(ctx, language);
  switch (link.state) {
    case 'open':
    case 'waiting': {
      const { card, invitation } = link;
      const known = link.state === 'waiting' ? link.review : null;
      const isForm = ctx.method === 'POST';
      if (known && !isForm && ctx.query['edit'] !== '1') {
        ctx.body = sentPage(place, card, known, token);
        return;
      }
      ctx.status = refusedStatus;
      ctx.body = writingPage(place, {
        card,
        token,
        subject: invitation.subject,
        values: isForm ? typedIn(ctx) : storedIn(known),
        issue: refusal && errorBodyOf(refusal, language, requestId),
        isCorrection: known !== null,
        month: (known?.createdAt ?? ctx.deps.clock.now()).toISOString().slice(0, 7),
      });
      return;
    }
    case 'used':
      if (refusal) ctx.status = 409;
      ctx.body = usedPage(place, link.card, link.review, token);
      return;
    case 'card_gone':
      ctx.status = 410;
      ctx.body = goneCardPage(place, link.review, token);
      return;
    case 'unknown':
      ctx.status = 404;
      ctx.body = closedPage(place, 'unknown', null);
      return;
    default:
      ctx.status = 410;
      ctx.body = closedPage(place, link.state, link.card);
  }
}

/** Nobody but the client's own browser may keep the page, and its address is a secret. */
function answerHeaders(ctx: AppContext, language: CardLanguage): void {
  overridePolicy(ctx, {});
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.set('Content-Language', language);
  // Not `no-referrer`, with which a browser names no origin where the form is sent.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.type = 'html';
}

const empty: TypedReview = { stars: '', words: '', name: '', agreed: false };

function storedIn(review: { stars: number | null; words: string; authorName: string } | null): TypedReview {
  if (!review) return empty;
  return { stars: String(review.stars ?? ''), words: review.words, name: review.authorName, agreed: false };
}

function typedIn(ctx: AppContext): TypedReview {
  const given = fieldsSent(ctx);
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return { stars: text('stars'), words: text('words'), name: text('name'), agreed: Boolean(given['agreed']) };
}
