import { formatMoney } from '../../../contract/base/format-money.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { groupedNumber, sandboxCards } from '../../../contract/payments/sandbox-cards.ts';
import { installmentWords } from '../../../contract/payments/installment-words.ts';
import { splitInstallments } from '../../../contract/payments/installments.ts';
import { fromMinor, toMinor } from '../../../contract/base/money.schema.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { cardFields, type CardIssue, type CardField } from './check-card-form.ts';
import { pageShell, type PageLook } from './page-shell.ts';
import { paymentPageMessages, type PaymentPageMessages } from './payment-page-messages.ts';
import type { PspPage } from './tables.ts';
import { pressMethodsOf, pressNames } from './press-methods.ts';

export interface PaymentPageInput {
  page: PspPage;
  look: PageLook;
  /** Values of the fields; only a test card's number, and never a submitted security code. */
  values: Partial<Record<CardField, string>>;
  issues: Partial<Record<CardField, CardIssue>>;
  alert?: string;
}

const controls: Record<CardField, string> = {
  // "off": the browser must not fill in a real card here.
  number: 'inputmode="numeric" autocomplete="off" dir="ltr" maxlength="23" required',
  holder: 'autocomplete="off" maxlength="60" required',
  expiry: 'inputmode="numeric" autocomplete="off" dir="ltr" maxlength="7" placeholder="MM/YY" required',
  cvv: 'inputmode="numeric" autocomplete="off" dir="ltr" maxlength="4" required',
  identity: 'inputmode="numeric" autocomplete="off" dir="ltr" maxlength="11"',
};

/** The page on which the customer enters the card, as a payment service shows it. */
export function paymentPage(input: PaymentPageInput): string {
  const { page, look, values, issues } = input;
  const words = paymentPageMessages[look.language];
  const field = (name: CardField) => fieldHtml(words, name, values[name] ?? '', issues[name]);
  const storesOnly = page.charge_method === 5;
  const pay = storesOnly ? words.store : `${words.pay} <bdi>${formatMoney(page.amount, look.language)}</bdi>`;
  const query = look.language === page.language ? '' : `?lang=${look.language}`;
  return pageShell(
    look,
    words.title,
    `<main class="in two"><section aria-labelledby="title">
<h1 id="title">${words.title}</h1><p class="lede">${words.lede}</p>
${pressesHtml(page, words, look.path + query)}<form method="post" action="${look.path}${query}" novalidate>${alertHtml(words, issues, input.alert)}
${field('number')}
${field('holder')}
<div class="pair">${field('expiry')}${field('cvv')}</div>
${field('identity')}
<button type="submit" name="step" value="card">${pay}</button>
<a class="cancel" href="${escapeHtml(page.ref_cancel)}">${words.cancel}</a>
</form></section>
<aside><div class="paper"><div class="slip"><h2>${words.summary}</h2><dl>${linesHtml(page, words, look.language)}
<div class="sum"><dt>${storesOnly ? words.storesOnly : words.total}</dt><dd><bdi>${formatMoney(page.amount, look.language)}</bdi></dd></div></dl>${divided(page, look.language)}</div></div>
${cardsHtml(words, look, values.number)}</aside></main>`,
  );
}

/** In how many payments the card is charged, with the sums; nothing for one. */
function divided({ amount, payments }: PspPage, language: Language): string {
  if (payments === 1) return '';
  const { first, rest } = splitInstallments(toMinor(amount), payments);
  const money = (minor: number) => `<bdi>${formatMoney(fromMinor(minor), language)}</bdi>`;
  return `<p class="note">${installmentWords[language].sums(payments, money(first), money(rest))}</p>`;
}

/** The ways that take one press, above the card, as such pages have them; the card's fields aren't sent with them. */
function pressesHtml(page: PspPage, words: PaymentPageMessages, action: string): string {
  const methods = pressMethodsOf(page);
  if (methods.length === 0) return '';
  const buttons = methods.map(
    (method) => `<button type="submit" name="press" value="${method}">${pressNames[method]}</button>`,
  );
  return `<form class="presses" method="post" action="${action}"><p class="or">${words.onePress}</p>${buttons.join('')}</form><p class="or">${words.orCard}</p>`;
}

function fieldHtml(words: PaymentPageMessages, name: CardField, value: string, issue?: CardIssue): string {
  const optional = name === 'identity' ? ` <small>(${words.optional})</small>` : '';
  const told = ` aria-describedby="${name}-note"${issue ? ' aria-invalid="true"' : ''}`;
  const note = issue
    ? `<p class="error" id="${name}-note">${words.issues[issue]}</p>`
    : `<p class="note" id="${name}-note">${words.help[name]}</p>`;
  return `<div class="field"><label for="${name}">${words.labels[name]}${optional}</label><input id="${name}" name="${name}" ${controls[name]} value="${escapeHtml(value)}"${told}>${note}</div>`;
}

function alertHtml(
  words: PaymentPageMessages,
  issues: Partial<Record<CardField, CardIssue>>,
  alert?: string,
): string {
  if (alert) return `<div class="alert" role="alert"><b>${alert}</b></div>`;
  const wrong = cardFields.flatMap((name) => {
    const issue = issues[name];
    return issue ? [`<li><a href="#${name}">${words.labels[name]}: ${words.issues[issue]}</a></li>`] : [];
  });
  return wrong.length === 0
    ? ''
    : `<div class="alert" role="alert"><b>${words.issuesTitle}</b><ul>${wrong.join('')}</ul></div>`;
}

function linesHtml(page: PspPage, words: PaymentPageMessages, language: Language): string {
  return page.items
    .map(
      ({ name, quantity, price }) =>
        `<div><dt>${escapeHtml(name)}<small>${words.quantity}: ${quantity}</small></dt><dd><bdi>${formatMoney(price * quantity, language)}</bdi></dd></div>`,
    )
    .join('');
}

function cardsHtml(words: PaymentPageMessages, { path, language }: PageLook, chosen = ''): string {
  const links = sandboxCards.map(({ number }, index) => {
    const current = chosen.replace(/\D/gu, '') === number ? ' aria-current="true"' : '';
    return `<li><a href="${path}?card=${index + 1}&amp;lang=${language}"${current} aria-label="${words.use} ${groupedNumber(number)}"><i></i><bdi dir="ltr">${groupedNumber(number)}</bdi></a></li>`;
  });
  return `<section class="cards" aria-labelledby="cards"><h2 id="cards">${words.cards}</h2><p class="note">${words.cardsHelp}</p><ol>${links.join('')}</ol></section>`;
}
