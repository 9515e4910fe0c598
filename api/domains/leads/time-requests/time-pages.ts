import { z } from 'zod';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { AppError } from '../../../errors.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { fromDatabaseError } from '../../../http/database-errors.ts';
import { describeError } from '../../../http/describe-error.ts';
import { errorBodyOf } from '../../../http/error-handler.ts';
import { findVisibleCard, readCardName } from '../../cards/index.ts';
import { timeTexts } from './messages.ts';
import { readRequestToken, requestPage } from './request-link.ts';
import { requestDocument, timesDocument, unknownDocument } from './time-document.ts';
import { busyTimes } from './time-requests.queries.ts';
import { slotsOf } from './time-slots.ts';
import { findTimesCard, type TimesCard } from './send-time-request.ts';
import { partiesOf } from './notify-of-time.ts';
import { calendarOf } from './time-calendar.ts';

const page = /^\/p\/([^/]+)\/times$/u;
const form =
  /^\/api\/(?:cards\/([1-9]\d{0,14})\/time-requests|time-requests\/([\w-]{1,100})\/cancellation)$/u;

/** Answers `/p/{slug}/times`, where visitors ask for a time, and the pages of their own requests (docs/product.md 12.6). */
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
export const isTimeForm = (ctx: AppContext): boolean =>
  ctx.method === 'POST' &&
  form.test(ctx.path) &&
  Boolean(ctx.is('urlencoded')) &&
  ctx.accepts('html', 'json') === 'html';

/**
 * Answers errors of the form with the page itself: nothing typed is lost, whether a field is wrong, a time was taken
 * meanwhile or too many were sent.
 */
export const presentTimeIssues: AppMiddleware = async (ctx, next) => {
  if (!isTimeForm(ctx)) return next();
  try {
    await next();
  } catch (error) {
    const refusal = refusalOf(error);
    const id = form.exec(ctx.path)?.[1];
    if (!refusal || (refusal instanceof AppError && ['forbidden', 'not_found'].includes(refusal.code)) || !id)
      throw error;
    const card = await findTimesCard(ctx, Number(id));
    const status = refusal instanceof AppError ? refusal.status : 422;
    if (status >= 500) ctx.state.log.error({ err: describeError(refusal) }, 'request was not taken');
    if (refusal instanceof AppError && refusal.retryAfterSeconds !== undefined)
      ctx.set('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))));
    await answerTimes(ctx, card, refusal, status);
  }
};

function refusalOf(error: unknown): AppError | z.ZodError | undefined {
  return error instanceof AppError || error instanceof z.ZodError ? error : fromDatabaseError(error);
}

async function answerTimes(
  ctx: AppContext,
  card: TimesCard,
  refusal: AppError | z.ZodError | null,
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
      typed: typedIn(ctx),
      issue: refusal && errorBodyOf(refusal, language, ctx.state.requestId),
    },
  );
}

/** Texts of the form by their names; a list where a name was sent several times. */
function typedIn(ctx: AppContext): Record<string, unknown> {
  const body: unknown = ctx.method === 'POST' ? ctx.request.body : ctx.query;
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
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
  const language = found.lead.contactConsent?.language ?? ctx.state.readerLanguage;
  const visible = await findVisibleCard(ctx, { by: 'id', id: found.card.id });
  answerHeaders(ctx, language);
  ctx.body = requestDocument(
    { language, nonce },
    {
      request: found.request,
      cardName: found.card.businessName,
      card: visible?.kind === 'card' ? visible.card : null,
      token: String(ctx.query['request']),
    },
  );
}

async function answerCalendar(ctx: AppContext): Promise<void> {
  const found = await requestOf(ctx);
  const { env, clock } = ctx.deps;
  const language = found?.lead.contactConsent?.language ?? ctx.state.readerLanguage;
  const file =
    found &&
    calendarOf(found.request, {
      name: found.card.businessName,
      address: found.card.address,
      description: timeTexts[language].calendarOf(found.card.businessName),
      publicUrl: env.PUBLIC_URL,
      now: clock.now(),
    });
  if (!file) throw new AppError('not_found');
  ctx.set('Cache-Control', 'no-store');
  sendAsFile(ctx, 'bikur.ics');
  ctx.type = 'text/calendar; charset=utf-8';
  ctx.body = file;
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
