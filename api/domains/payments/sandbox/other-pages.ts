import { escapeHtml } from '../../../lib/escape-html.ts';
import { pageShell, type PageLook } from './page-shell.ts';
import { paymentPageMessages } from './payment-page-messages.ts';
import { formatMoney } from '../../../contract/base/format-money.ts';
import type { PspDocument, PspPage } from './tables.ts';

/** The bank's page of 3-D Secure. */
export function challengePage(look: PageLook): string {
  const { challenge } = paymentPageMessages[look.language];
  return pageShell(
    look,
    challenge.title,
    `<main class="in only"><h1>${challenge.title}</h1><p class="lede">${challenge.lede}</p>
<form method="post" action="${look.path}?lang=${look.language}" novalidate>
<div class="field"><label for="otp">${challenge.label}</label><input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" dir="ltr" maxlength="6" required aria-describedby="otp-note"><p class="note" id="otp-note">${challenge.help}</p></div>
<button type="submit" name="step" value="otp">${challenge.confirm}</button></form></main>`,
  );
}

/** The page shown in place of a browser's own "no answer" page: the answer is lost, the link back is not. */
export function lostPage(look: PageLook, page: PspPage): string {
  const { lost } = paymentPageMessages[look.language];
  return endPage(look, lost, { href: page.ref_success, text: lost.back });
}

/** A tax document that the sandbox issued, for which no money moved. */
export function documentPage(look: PageLook, document: PspDocument): string {
  const words = paymentPageMessages[look.language].document;
  const title = `${words.titles[document.doc_type]} ${document.number}`;
  const facts = [
    [words.customer, document.customer_name],
    [words.customerNumber, document.customer_number],
    [words.amount, formatMoney(document.amount, look.language, document.currency)],
    [words.allocation, document.allocation_number],
  ].flatMap(([name, value]) => (value ? [`<p>${name}: <bdi>${escapeHtml(value)}</bdi></p>`] : []));
  return pageShell(look, title, `<main class="in only"><h1>${title}</h1>${facts.join('')}</main>`);
}

/** A page that can't be paid, or can't any more. */
export function endedPage(
  look: PageLook,
  state: 'paid' | 'declined' | 'disabled' | 'expired' | 'missing',
  page: PspPage | null,
): string {
  const words = paymentPageMessages[look.language];
  const href = page ? (state === 'paid' ? page.ref_success : page.ref_cancel) : '/';
  return endPage(look, words.ended[state], { href, text: words.back });
}

function endPage(
  look: PageLook,
  { title, lede }: { title: string; lede: string },
  { href, text }: { href: string; text: string },
): string {
  return pageShell(
    look,
    title,
    `<main class="in only"><h1>${title}</h1><p class="lede">${lede}</p><a class="button" href="${escapeHtml(href)}">${text}</a></main>`,
  );
}
