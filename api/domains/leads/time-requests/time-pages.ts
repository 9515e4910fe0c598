import type { CardLanguage } from '../../../contract/base/card-languages.ts';
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
import { findVisibleCard, readCardName } from '../../cards/index.ts';
import { readRequestToken, requestPage } from './request-link.ts';
import { requestDocument, timesDocument, unknownDocument } from './time-document.ts';
import { busyTimes } from './time-requests.queries.ts';
import { slotsOf } from './time-slots.ts';
import { findTimesCard, type TimesCard } from './send-time-request.ts';
import { partiesOf } from './request-parties.ts';
import { sendCalendar, visitorCalendar } from './time-calendar.ts';

const page = /^\/p\/([^/]+)\/times$/u;
const form =
  /^\/api\/(?:cards\/([1-9]\d{0,14})\/time-requests|time-requests\/([\w-]{1,100})\/cancellation)$/u;

/**
 * Answers `/p/{slug}/times`, where visitors ask for a time, and the pages of their own requests (docs/product.md 12.6).
 */
export const timePages: AppMiddleware = async (ctx, next) => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
  if (ctx.path === requestPage) return answerRequest(ctx);
  if (ctx.path === `${requestPage}.ics`) return answerCalendar(ctx);
  const name = page.exec(ctx.path)?.[1];
  const address = name === undefined ? null : readCardName(decoded(name));
  const visible = await findVisibleCard(ctx, address);
  if (visible?.kind !== 'card' || !visible.card.timeRequests) return next();
  const card = { ...visible.card, timeRequests: visible.card.timeRequests };
  await answerTimes(ctx, card, null);
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Whether a browser sent one of the pages' forms without a script and expects a page. */
export const isTimeForm = (ctx: AppContext): boolean => isPlainFormOf(ctx, form);

/**
 * Answers errors of the form with the page itself: nothing typed is lost, whether a field is wrong, a time was taken
 * meanwhile or too many were sent.
 */
export const presentTimeIssues: AppMiddleware = async (ctx, next) => {
  if (!isTimeForm(ctx)) return next();
  try {
    await next();
  } catch (error) {
    const refusal = formRefusalOf(error);
    const id = form.exec(ctx.path)?.[1];
    if (!refusal || (refusal instanceof AppError && ['forbidden', 'not_found'].includes(refusal.code)) || !id)
      throw error;
    const card = await findTimesCard(ctx, Number(id));
    await answerTimes(ctx, card, refusal, noteFormRefusal(ctx, refusal, 'request'));
  }
};

async function answerTimes(
  ctx: AppContext,
  card: TimesCard,
  refusal: FormRefusal | null,
  status = 200,
): Promise<void> {
  const { knex, clock } = ctx.deps;
  const { language } = card;
  const now = clock.now();
  const busy = (await busyTimes(knex, [card.id], now)).get(card.id) ?? [];
  answerHeaders(ctx, language);
  ctx.status = status;
  ctx.body = timesDocument(
    { language, nonce: ctx.state.nonce },
    {
      card,
      days: slotsOf(card, { minutes: card.timeRequests.minutes, now, busy }),
      typed: ctx.method === 'POST' ? fieldsSent(ctx) : ctx.query,
      issue: refusal && errorBodyOf(refusal, language, ctx.state.requestId),
    },
  );
}

/** The request of the link, with its card as visitors see it; the card may be gone since. */
async function requestOf(ctx: AppContext) {
  const { request: token } = ctx.query;
  const leadId = readRequestToken(ctx.deps.env, typeof token === 'string' ? token : '');
  if (leadId === null) return null;
  try {
    return await partiesOf(ctx.deps.knex, leadId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function answerRequest(ctx: AppContext): Promise<void> {
  const found = await requestOf(ctx);
  const { nonce } = ctx.state;
  if (!found) {
    answerHeaders(ctx, ctx.state.readerLanguage);
    ctx.status = 404;
    ctx.body = unknownDocument({ language: ctx.state.readerLanguage, nonce });
    return;
  }
  const { language } = found;
  const visible = await findVisibleCard(ctx, { by: 'id', id: found.card.id });
  answerHeaders(ctx, language);
  ctx.body = requestDocument(
    { language, nonce },
    {
      request: found.request,
      cardName: found.said.businessName,
      card: visible?.kind === 'card' ? visible.card : null,
      token: String(ctx.query['request']),
    },
  );
}

async function answerCalendar(ctx: AppContext): Promise<void> {
  const found = await requestOf(ctx);
  const { env, clock } = ctx.deps;
  ctx.set('Cache-Control', 'no-store');
  sendCalendar(ctx, found && visitorCalendar(found, env, clock.now()));
}

/** What is free changes by the minute, and the address of a request is a secret. */
function answerHeaders(ctx: AppContext, language: CardLanguage): void {
  overridePolicy(ctx, { 'script-src': ["'none'"] });
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.set('Content-Language', language);
  // Not `no-referrer`, with which a browser names no origin where the form is sent.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.type = 'html';
}
