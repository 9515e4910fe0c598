import { salesLeadLimits } from '../../../contract/leads/sales-lead-limits.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { errorBodyOf } from '../../../http/error-handler.ts';
import { fieldsSent, formRefusalOf, noteFormRefusal, type FormRefusal } from '../../../http/plain-form.ts';
import { chooseLanguageOfPage } from '../../../http/page-language.ts';

/**
 * The contact page and the plain form on it (docs/specification.md 2): `GET /contact` is the page; a refused form
 * that was sent without a script is answered by the same page, with every typed value and each issue at its field.
 * @param showPage shows the storefront's page of the address
 */
export function contactPages(showPage: (ctx: AppContext) => Promise<unknown>): AppMiddleware {
  return async (ctx, next) => {
    if (ctx.path !== '/contact') return next();
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return showPage(ctx);
    if (ctx.method !== 'POST') return next();
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await showRefusal(ctx, refusal, showPage);
    }
  };
}

/** Errors that the visitor can correct, or wait for; others get the common answer. */
function refusalOf(error: unknown): FormRefusal | undefined {
  const refusal = formRefusalOf(error);
  return refusal instanceof AppError && refusal.code === 'forbidden' ? undefined : refusal;
}

async function showRefusal(
  ctx: AppContext,
  refusal: FormRefusal,
  showPage: (ctx: AppContext) => Promise<unknown>,
): Promise<void> {
  const status = noteFormRefusal(ctx, refusal, 'form');
  const { message, errors = {} } = errorBodyOf(refusal, chooseLanguageOfPage(ctx), ctx.state.requestId);
  ctx.state.refusedForm = { message, errors, values: typedIn(ctx) };
  await showPage(ctx);
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
}

const shownFields = ['name', 'phone', 'email', 'service', 'message'] as const;

function typedIn(ctx: AppContext): Record<string, string> {
  const body = fieldsSent(ctx);
  const typed = shownFields.map((field) => [field, body[field]] as const);
  return Object.fromEntries(
    typed
      .filter((entry): entry is [(typeof shownFields)[number], string] => typeof entry[1] === 'string')
      // A little more than fits, so that a visitor can shorten a message that was too long.
      .map(([field, text]) => [field, text.slice(0, salesLeadLimits.message * 4)]),
  );
}
