import { NotFoundError } from 'objection';
import { z } from 'zod';
import { errorStatuses, type ErrorBody, type ErrorCode } from '../contract/base/error-codes.schema.ts';
import { errorMessages } from '../contract/base/error-messages.ts';
import { translateIssues, type SaidInstead } from '../contract/base/translate-issue.ts';
import { visitorErrors, visitorIssues } from '../contract/base/visitor-messages.ts';
import { isSiteLanguage, siteLanguageOf, type CardLanguage } from '../contract/base/card-languages.ts';
import type { Language } from '../contract/base/languages.ts';
import { validationMessages } from '../contract/base/validation-messages.ts';
import { AppError, type FieldErrors } from '../errors.ts';
import { overridePolicy } from './content-security-policy.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { fromOutsideError } from './outside-errors.ts';
import { isExpected, setRetryAfter } from './plain-form.ts';
import { describeError } from './describe-error.ts';
import { errorPage } from './error-page.ts';
import { detectLanguage } from './language.ts';
import { chosenTheme } from './page-theme.ts';
import { recordError } from './record-error.ts';

/**
 * Answers every error that is thrown on the way to an answer. Known refusals keep their code and status, any other
 * error is a 500 whose cause is logged under the request's id and never shown (docs/specification.md 8).
 */
export const handleErrors: AppMiddleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    answerError(ctx, error);
  }
};

function answerError(ctx: AppContext, error: unknown): void {
  const refusal = toRefusal(error);
  if (isExpected(refusal))
    ctx.state.log.info({ code: refusal.code, reason: refusal.message }, 'request refused for now');
  else if (refusal.status >= 500)
    ctx.state.log.error({ err: describeError(error), code: refusal.code }, 'request failed');
  if (refusal.code === 'internal_error') recordError(ctx, error);
  ctx.status = refusal.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.remove('ETag');
  ctx.remove('Content-Disposition');
  if (refusal instanceof AppError) setRetryAfter(ctx, refusal);
  if (refusal.code === 'payload_too_large' || refusal.code === 'request_timeout') endUpload(ctx);
  const language = ctx.state.language ?? detectLanguage(ctx);
  const bodyIn = (reader: CardLanguage) => errorBodyOf(refusal, reader, ctx.state.requestId);
  if (wantsPage(ctx)) {
    ctx.type = 'html';
    // The API's own policy allows no page's style.
    if (ctx.path.startsWith('/api/')) overridePolicy(ctx, {});
    ctx.body = errorPage(bodyIn(language), {
      language,
      theme: chosenTheme(ctx),
      nonce: ctx.state.nonce,
      isForm: isFormSent(ctx) && refusal.status < 500,
    });
  } else ctx.body = bodyIn(ctx.state.readerLanguage ?? language);
}

/** The body of an error answer in the user's language, in a card's for its visitors. */
export function errorBodyOf(
  refusal: AppError | z.ZodError,
  reader: CardLanguage,
  requestId: string,
): ErrorBody {
  const language = siteLanguageOf(reader);
  if (refusal instanceof z.ZodError)
    return {
      message: codeText('validation_failed', reader),
      code: 'validation_failed',
      requestId,
      errors: translateIssues(refusal.issues, language, furtherIssues(reader)),
    };
  const errors = refusal.fields && translateFields(refusal.fields, reader);
  const [only, ...others] = Object.values(errors ?? {});
  // Of one thing that is taken its own words say more than "conflicts with existing data".
  const isSaid = refusal.code === 'conflict' && only !== undefined && others.length === 0;
  return {
    message:
      refusal.text?.[reader] ?? refusal.text?.[language] ?? (isSaid ? only : codeText(refusal.code, reader)),
    code: refusal.code,
    requestId,
    ...(errors && { errors }),
    ...(refusal.present !== undefined && { present: refusal.present }),
  };
}

const codeText = (code: ErrorCode, reader: CardLanguage): string =>
  (isSiteLanguage(reader) ? undefined : visitorErrors[code]?.[reader]) ??
  errorMessages[code][siteLanguageOf(reader)];

function furtherIssues(reader: CardLanguage): SaidInstead {
  if (isSiteLanguage(reader)) return {};
  return Object.fromEntries(Object.entries(visitorIssues).map(([key, texts]) => [key, texts[reader]]));
}

function translateFields(fields: FieldErrors, reader: CardLanguage): Record<string, string> {
  const further = furtherIssues(reader);
  const language = siteLanguageOf(reader);
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      typeof text === 'string' ? (further[text] ?? validationMessages[text][language]) : text[language],
    ]),
  );
}

type Refusal = AppError | (z.ZodError & { code: 'validation_failed'; status: number });

function toRefusal(error: unknown): Refusal {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError)
    return Object.assign(error, {
      code: 'validation_failed' as const,
      status: errorStatuses.validation_failed,
    });
  if (error instanceof NotFoundError) return new AppError('not_found', { cause: error });
  return fromOutsideError(error) ?? fromHttpError(error) ?? new AppError('internal_error', { cause: error });
}

const codeOfStatus = new Map<number, ErrorCode>([
  [401, 'login_required'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [408, 'request_timeout'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'too_many_requests'],
]);

/** Refusals of libraries (the body parser's, koa's) carry a 4xx status. */
function fromHttpError(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  if (error.status < 400 || error.status >= 500) return undefined;
  return new AppError(codeOfStatus.get(error.status) ?? 'malformed_request', { cause: error });
}

/** The caller may still be sending: discard the rest and end the connection after the answer. */
function endUpload(ctx: AppContext): void {
  ctx.set('Connection', 'close');
  ctx.req.unpipe();
  ctx.req.resume();
}

/**
 * What a refusal says, with what stands beside its fields, for a list of several; null for a fault of ours, which is
 * nothing to tell in a list.
 */
export function refusalText(error: unknown, language: Language): string | null {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) return null;
  const { message, errors = {} } = errorBodyOf(refusal, language, '');
  return [...new Set([message, ...Object.values(errors)])].join(' ');
}

/** Somebody at a browser: on a page, or with a form that it sent without a script, whatever the address. */
function wantsPage(ctx: AppContext): boolean {
  if (ctx.accepts('json', 'html') !== 'html') return false;
  return !/^\/(api|healthz|readyz|metrics)(\/|$)/.test(ctx.path) || isFormSent(ctx);
}

const isFormSent = (ctx: AppContext): boolean => ctx.method === 'POST' && Boolean(ctx.is('urlencoded'));
