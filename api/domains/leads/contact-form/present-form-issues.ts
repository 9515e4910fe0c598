import { AppError } from '../../../errors.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { errorBodyOf } from '../../../http/error-handler.ts';
import { fieldsSent, formRefusalOf, noteFormRefusal, type FormRefusal } from '../../../http/plain-form.ts';
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
    const refusal = formRefusalOf(error);
    if (!refusal || (refusal instanceof AppError && refusal.code === 'not_found')) throw error;
    answerForm(ctx, refusal);
  }
};

function answerForm(ctx: AppContext, refusal: FormRefusal): void {
  const { readerLanguage: language, nonce, requestId } = ctx.state;
  overridePolicy(ctx, {
    'script-src': ["'none'"],
    ...(isEmbedded(ctx) && { 'frame-ancestors': ['*'] }),
  });
  ctx.status = noteFormRefusal(ctx, refusal, 'form');
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = formPage({
    cardId: ctx.path.split('/')[3] ?? '',
    issue: errorBodyOf(refusal, language, requestId),
    typed: fieldsSent(ctx),
    language,
    nonce,
  });
}
