import { reportReasons } from '../../../contract/cards/entities/card-report.schema.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { answerNotice, typed } from './notice-page.ts';
import { noticeMessages, type NoticeMessages } from '../messages.ts';

/** Answers `/p/{slug}/report`: a plain form to the staff; `?sent=1` thanks the visitor (docs/product.md 4). */
export function answerReport(ctx: AppContext, card: PublicCard): void {
  const { language } = card;
  const words = noticeMessages[language].report;
  const about = escapeHtml(words.about('\n')).replace('\n', typed(card.name));
  const content =
    ctx.query['sent'] === '1'
      ? `<p role="status">${words.sent}</p>`
      : `<p>${about}</p>\n${form(card.id, words)}`;
  answerNotice(ctx, { card, language, title: words.title, content });
}

function form(id: number, words: NoticeMessages['report']): string {
  const choices = reportReasons.map(
    (reason) =>
      `<label class="choice"><input type="radio" name="reason" value="${reason}" required><span>${words.reasons[reason]}</span></label>`,
  );
  return `<form method="post" action="/api/cards/${id}/report">
<fieldset><legend>${words.reason}</legend>${choices.join('')}</fieldset>
<div class="field"><label for="details">${words.details} <small>(${words.optional})</small></label><textarea id="details" name="details" rows="5" maxlength="2000"></textarea></div>
<div class="field"><label for="email">${words.email} <small>(${words.optional})</small></label><input id="email" name="email" type="email" dir="ltr" autocomplete="email" maxlength="254"></div>
<div class="trap" aria-hidden="true"><label for="website">${words.leaveEmpty}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button type="submit">${words.send}</button>
<p><small>${words.anonymous}</small></p>
</form>`;
}
