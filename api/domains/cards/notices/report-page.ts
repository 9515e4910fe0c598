import type { ErrorBody } from '../../../contract/base/error-codes.schema.ts';
import { reportReasons } from '../../../contract/cards/entities/card-report.schema.ts';
import { languageQueryOf } from '../../../contract/cards/language-query.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { AppError } from '../../../errors.ts';
import { errorBodyOf } from '../../../http/error-handler.ts';
import { fieldsSent, formRefusalOf, isPlainFormOf, noteFormRefusal } from '../../../http/plain-form.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { findVisibleCard } from '../public/find-visible-card.ts';
import { answerNotice, typed } from './notice-page.ts';
import { noticeMessages } from './messages.ts';

const reportForm = /^\/api\/cards\/([1-9]\d{0,14})\/report$/u;

/** Whether a browser sent the page's form without a script and expects a page. */
export const isReportForm = (ctx: AppContext): boolean => isPlainFormOf(ctx, reportForm);

/** Answers `/p/{slug}/report`: a plain form to the staff; `?sent=1` thanks the visitor (docs/product.md 4). */
export function answerReport(ctx: AppContext, card: PublicCard): void {
  const { language } = card;
  const words = noticeMessages[language].report;
  const content = ctx.query['sent'] === '1' ? `<p role="status">${words.sent}</p>` : form(card, {}, null);
  answerNotice(ctx, { card, language, title: words.title, content });
}

/**
 * Answers errors of the page's form with the page itself, in the card's language: nothing typed is lost. A card that
 * can't be seen is left to the common answer.
 */
export const presentReportIssues: AppMiddleware = async (ctx, next) => {
  if (!isReportForm(ctx)) return next();
  try {
    await next();
  } catch (error) {
    const refusal = formRefusalOf(error);
    const id = Number(reportForm.exec(ctx.path)?.[1]);
    if (!refusal || (refusal instanceof AppError && refusal.code === 'forbidden')) throw error;
    const visible = await findVisibleCard(ctx, { by: 'id', id });
    if (visible?.kind !== 'card') throw error;
    const { card } = visible;
    const issue = errorBodyOf(refusal, card.language, ctx.state.requestId);
    const { title } = noticeMessages[card.language].report;
    answerNotice(ctx, { card, language: card.language, title, content: form(card, fieldsSent(ctx), issue) });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = noteFormRefusal(ctx, refusal, 'report');
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? escapeHtml(value) : '');

/**
 * @param sent fields of the form by their names, as typed
 * @param issue why it was not taken
 */
function form(card: PublicCard, sent: Record<string, unknown>, issue: ErrorBody | null): string {
  const words = noticeMessages[card.language].report;
  const about = escapeHtml(words.about('\n')).replace('\n', typed(card.name));
  const errors = issue?.errors ?? {};
  const errorOf = (name: string) =>
    errors[name] ? `<p class="error" id="${name}-error">${escapeHtml(errors[name])}</p>` : '';
  const marks = (name: string) =>
    errors[name] ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const choices = reportReasons.map(
    (reason) =>
      `<label class="choice"><input type="radio" name="reason" value="${reason}" required${sent['reason'] === reason ? ' checked' : ''}><span>${words.reasons[reason]}</span></label>`,
  );
  return `<p>${about}</p>
${issue ? `<p class="error" role="alert">${escapeHtml(issue.message)}</p>` : ''}
<form method="post" action="/api/cards/${card.id}/report${languageQueryOf(card)}">
<fieldset${errors['reason'] ? ' aria-describedby="reason-error"' : ''}><legend>${words.reason}</legend>${choices.join('')}${errorOf('reason')}</fieldset>
<div class="field"><label for="details">${words.details} <small>(${words.optional})</small></label><textarea id="details" name="details" rows="5" maxlength="2000"${marks('details')}>
${textOf(sent['details'])}</textarea>${errorOf('details')}</div>
<div class="field"><label for="email">${words.email} <small>(${words.optional})</small></label><input id="email" name="email" type="email" dir="ltr" autocomplete="email" maxlength="254" value="${textOf(sent['email'])}"${marks('email')}>${errorOf('email')}</div>
<div class="trap" aria-hidden="true"><label for="website">${words.leaveEmpty}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button type="submit">${words.send}</button>
<p><small>${words.anonymous}</small></p>
</form>`;
}
