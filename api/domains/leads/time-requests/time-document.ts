import type { ErrorBody } from '../../../contract/base/error-codes.schema.ts';
import { localeOf, type CardLanguage } from '../../../contract/base/card-languages.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import { contactLimits } from '../../../contract/leads/card-contact.schema.ts';
import {
  askForTimeEndpoint,
  cancelAskedTimeEndpoint,
} from '../../../contract/leads/time-requests.endpoint.ts';
import { maxRequestNoteLength } from '../../../contract/leads/time-requests.schema.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { TimeRequest } from '../../../models/TimeRequest.ts';
import { cardDocument, plainDocument } from '../../cards/index.ts';
import { timeTexts } from './messages.ts';
import { requestPage } from './request-link.ts';
import { timeStyle } from './time-style.ts';
import type { TimesCard } from './send-time-request.ts';
import type { slotsOf } from './time-slots.ts';

// The page on which visitors ask for a time, complete without a script. Everything typed is escaped here.

interface Place {
  language: CardLanguage;
  nonce: string;
}

const isolated = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const chosenIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** Days that stand open at first. */
const openDays = 3;

/** The form, also after an error: every typed value is in its place, each issue at its field and in a summary. */
export function timesDocument(
  place: Place,
  {
    card,
    days,
    typed,
    issue,
  }: {
    card: TimesCard;
    days: ReturnType<typeof slotsOf>;
    typed: Record<string, unknown>;
    issue: ErrorBody | null;
  },
): string {
  const { language } = place;
  const texts = timeTexts[language];
  const title = `${texts.title} – ${card.name}`;
  const head = `<h1>${texts.title}</h1><p>${isolated(card.name)}</p>`;
  const back = `<p class="actions"><a class="button line" href="${card.path}">${texts.back}</a></p>`;
  if (days.length === 0)
    return cardDocument(place, {
      card,
      title,
      body: `<section>${head}<h2>${texts.noneTitle}</h2><p>${texts.none}</p>${back}</section>`,
    });
  const errors = issue?.errors ?? {};
  const summary = ['times', 'name', 'phone', 'email', 'note']
    .filter((name) => errors[name])
    .map((name) => `<li><a href="#${name}">${escapeHtml(errors[name] ?? '')}</a></li>`)
    .join('');
  const chosen = new Set(chosenIn(typed['times']));
  const field = (name: 'name' | 'phone' | 'email', kind: string, help = '') => {
    const notes = [errors[name] ? `${name}-error` : '', help ? `${name}-help` : ''].filter(Boolean).join(' ');
    const told = `${errors[name] ? ' aria-invalid="true"' : ''}${notes ? ` aria-describedby="${notes}"` : ''}`;
    return `<div class="field"><label for="${name}">${texts[name]}${help ? ` <small>${texts.optional}</small>` : ''}</label><input id="${name}" name="${name}" ${kind}${help ? '' : ' required'} maxlength="${contactLimits[name]}" value="${escapeHtml(textOf(typed[name]))}"${told}>${errorOf(errors, name)}${help ? `<p class="help" id="${name}-help">${help}</p>` : ''}</div>`;
  };
  const action = pathOf(askForTimeEndpoint, { params: { id: card.id }, query: { lang: language } });
  return cardDocument(place, {
    card,
    title,
    style: timeStyle,
    body: `${head}<p class="help">${texts.intro}</p>
${issue ? `<div role="alert"><p><b>${texts.notSent}.</b> ${escapeHtml(issue.message)}</p>${summary && `<ul>${summary}</ul>`}</div>` : ''}
<form method="post" action="${action}" novalidate>
<fieldset class="times" id="times" tabindex="-1"${errors['times'] ? ' aria-describedby="times-error"' : ''}><legend>${texts.times}</legend><p class="help">${texts.length(card.timeRequests.minutes)}</p>${errorOf(errors, 'times')}
${days.map((day, index) => dayOf(day, { language, chosen, isOpen: index < openDays })).join('\n')}</fieldset>
${serviceField(card, language, textOf(typed['service']))}
${field('name', 'autocomplete="name" dir="auto"')}
${field('phone', 'type="tel" dir="ltr" autocomplete="tel"')}
${field('email', 'type="email" dir="ltr" autocomplete="email"', texts.emailHelp)}
<div class="field"><label for="note">${texts.note} <small>${texts.optional}</small></label><textarea id="note" name="note" rows="3" maxlength="${maxRequestNoteLength}" dir="auto">
${escapeHtml(textOf(typed['note']))}</textarea>${errorOf(errors, 'note')}</div>
<div class="trap" aria-hidden="true"><label for="website">${texts.leaveEmpty}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button class="button" type="submit">${texts.send}</button>
<p class="help">${texts.notice} <a href="/privacy">${texts.privacy}</a>.</p>
</form>${back}`,
  });
}

const errorOf = (errors: Readonly<Record<string, string>>, name: string): string =>
  errors[name] ? `<p class="error" id="${name}-error">${escapeHtml(errors[name])}</p>` : '';

/** A day's times: free ones to tick, taken ones struck and said so. */
function dayOf(
  { date, name, slots }: ReturnType<typeof slotsOf>[number],
  { language, chosen, isOpen }: { language: CardLanguage; chosen: ReadonlySet<unknown>; isOpen: boolean },
): string {
  const { taken } = timeTexts[language];
  const day = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  const items = slots.map(({ key, isTaken }) => {
    const time = `<bdi dir="ltr">${key.slice(11)}</bdi>`;
    return isTaken
      ? `<li><span class="slot taken"><s>${time}</s> <small>${taken}</small></span></li>`
      : `<li><label class="slot"><input type="checkbox" name="times" value="${key}"${chosen.has(key) ? ' checked' : ''}>${time}</label></li>`;
  });
  const hasChosen = slots.some(({ key }) => chosen.has(key));
  return `<details${isOpen || hasChosen ? ' open' : ''}><summary>${name ? `${isolated(name)}, ` : ''}${day}</summary><ul class="slots">${items.join('')}</ul></details>`;
}

function serviceField({ services }: PublicCard, language: CardLanguage, chosen: string): string {
  const names = services.flatMap(({ items }) => items.map(({ name }) => name));
  if (names.length === 0) return '';
  const texts = timeTexts[language];
  const options = [...new Set(names)].map(
    (name) => `<option${name === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  return `<div class="field"><label for="service">${texts.service} <small>${texts.optional}</small></label><select id="service" name="service"><option value="">${texts.anyService}</option>${options.join('')}</select></div>`;
}

/** The visitor's own page of a request: what became of it, the calendar entry, and cancelling. */
export function requestDocument(
  place: Place,
  {
    request,
    cardName,
    card,
    token,
  }: { request: TimeRequest; cardName: string; card: PublicCard | null; token: string },
): string {
  const { language } = place;
  const texts = timeTexts[language];
  const { status, proposed, confirmedFrom, service } = request;
  const [title, text] = texts.state[status];
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  });
  const time = (moment: Date) => `<bdi>${format.format(moment)}</bdi>`;
  const asked = proposed.map((each) => `<li>${time(new Date(each))}</li>`).join('');
  const isLive = status === 'waiting' || status === 'confirmed';
  const cancel = pathOf(cancelAskedTimeEndpoint, { params: { token }, query: { lang: language } });
  const body = `<section class="end"><h1>${title}</h1><p>${isolated(cardName)}${service ? ` · ${isolated(service)}` : ''}</p><p>${text}</p>
${confirmedFrom ? `<p class="when">${status === 'cancelled' ? `<s>${time(confirmedFrom)}</s>` : time(confirmedFrom)}</p>` : `<h2>${texts.asked}</h2><ul class="asked">${asked}</ul>`}
<p class="actions">${status === 'confirmed' ? `<a class="button" href="${requestPage}.ics?request=${encodeURIComponent(token)}">${texts.calendar}</a>` : ''}${!isLive && card?.timeRequests ? `<a class="button" href="${card.timeRequests.path}">${texts.again}</a>` : ''}${card ? `<a class="button line" href="${card.path}">${texts.back}</a>` : ''}</p>
${isLive ? `<p class="help">${texts.keepLink}</p><form method="post" action="${cancel}"><button class="button line" type="submit">${texts.cancel}</button><p class="help">${texts.cancelHelp}</p></form>` : ''}</section>`;
  const document = { title: `${title} – ${cardName}`, body, style: timeStyle };
  return card ? cardDocument(place, { card, ...document }) : plainDocument(place, document);
}

/** A link that leads to no request, or no longer. */
export function unknownDocument(place: Place): string {
  const texts = timeTexts[place.language];
  return plainDocument(place, {
    title: texts.unknownTitle,
    body: `<section class="end"><h1>${texts.unknownTitle}</h1><p>${texts.unknown}</p></section>`,
  });
}
