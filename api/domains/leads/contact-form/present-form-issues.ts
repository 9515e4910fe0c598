import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { fromDatabaseError } from '../../../http/database-errors.ts';
import { describeError } from '../../../http/describe-error.ts';
import { errorBodyOf } from '../../../http/error-handler.ts';
import { formPage } from './form-page.ts';
import { isEmbedded, isPlainForm } from './plain-form.ts';

/**
 * Answers errors of a plain form with the form itself: the visitor loses no typed value, whether a field is wrong,
 * they wrote too often or the database is down. A card that takes no messages is left to the common answer.
 */
export const presentFormIssues: AppMiddleware = async (ctx, next) => {
  if (!isPlainForm(ctx)) return next();
  try {
    await next();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || (refusal instanceof AppError && refusal.code === 'not_found')) throw error;
    answerForm(ctx, refusal);
  }
};

function refusalOf(error: unknown): AppError | z.ZodError | undefined {
  return error instanceof AppError || error instanceof z.ZodError ? error : fromDatabaseError(error);
}

function answerForm(ctx: AppContext, refusal: AppError | z.ZodError): void {
  const { readerLanguage: language, nonce, requestId } = ctx.state;
  const status = refusal instanceof AppError ? refusal.status : 422;
  if (status >= 500) ctx.state.log.error({ err: describeError(refusal) }, 'form was not taken');
  if (refusal instanceof AppError && refusal.retryAfterSeconds !== undefined)
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(refusal.retryAfterSeconds))));
  overridePolicy(ctx, {
    'script-src': ["'none'"],
    ...(isEmbedded(ctx) && { 'frame-ancestors': ['*'] }),
  });
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = formPage({
    cardId: ctx.path.split('/')[3] ?? '',
    issue: errorBodyOf(refusal, language, requestId),
    typed: typedIn(ctx),
    language,
    nonce,
  });
}

function typedIn(ctx: AppContext): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
