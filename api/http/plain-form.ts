import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { AppContext } from './context.ts';
import { fromOutsideError } from './outside-errors.ts';
import { describeError } from './describe-error.ts';

// Forms that a browser sends without a script, whose errors are answered with the form itself: nothing typed is lost.

/** Whether a browser sent a form to one of these addresses without a script and expects a page. */
export const isPlainFormOf = (ctx: AppContext, address: RegExp): boolean =>
  ctx.method === 'POST' &&
  address.test(ctx.path) &&
  Boolean(ctx.is('urlencoded')) &&
  ctx.accepts('html', 'json') === 'html';

/** Fields of a sent form by their names; a list where a name was sent several times. */
export function fieldsSent(ctx: AppContext): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** Why a form was not taken. */
export type FormRefusal = AppError | z.ZodError;

/** The error as a form's page can say it; undefined for one that only the common answer knows. */
export function formRefusalOf(error: unknown): FormRefusal | undefined {
  return error instanceof AppError || error instanceof z.ZodError ? error : fromOutsideError(error);
}

/** Whether the server refuses by its own rules (not configured, full for now): nothing broke, and nobody need look. */
export const isExpected = (refusal: Error): boolean =>
  refusal instanceof AppError && refusal.code === 'service_unavailable' && refusal.cause === undefined;

/**
 * Logs a refusal that is the server's own, and says when the form may be sent again.
 * @param what was not taken, for the log
 * @returns status of the page that answers it
 */
export function noteFormRefusal(ctx: AppContext, refusal: FormRefusal, what: string): number {
  if (!(refusal instanceof AppError)) return 422;
  if (refusal.status >= 500 && !isExpected(refusal))
    ctx.state.log.error({ err: describeError(refusal) }, `${what} was not taken`);
  setRetryAfter(ctx, refusal);
  return refusal.status;
}

/** Says in whole seconds when the same request may succeed, where the error knows. */
export function setRetryAfter(ctx: AppContext, { retryAfterSeconds }: AppError): void {
  if (retryAfterSeconds === undefined) return;
  ctx.set('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
}
