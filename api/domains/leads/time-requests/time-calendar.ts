import { cardPath } from '../../../contract/cards/make-public-card.ts';
import type { MailAttachment } from '../../../contract/messaging/entities/mail-log-entry.schema.ts';
import { AppError } from '../../../errors.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import type { AppContext } from '../../../http/context.ts';
import { iCalendar } from '../../../lib/i-calendar.ts';
import type { TimeRequest } from '../../../models/TimeRequest.ts';
import { mailedWords, withoutLures } from '../../cards/index.ts';
import { timeTexts } from './messages.ts';
import type { RequestParties } from './request-parties.ts';

// The confirmed time as a calendar's file; one that was cancelled takes the entry back. Null for a time that never was.

interface Site {
  PUBLIC_URL: string;
}

const file = { name: 'bikur.ics', type: 'text/calendar; charset=utf-8' };

/** The card's name as strangers are mailed it. */
export const mailedNameOf = ({ card, said }: RequestParties, { PUBLIC_URL }: Site): string =>
  mailedWords({ name: said.businessName, jobTitle: null, category: null, url: PUBLIC_URL + cardPath(card) })
    .name;

/** For the visitor: whom they meet, and where. */
export function visitorCalendar(parties: RequestParties, site: Site, now: Date): string | null {
  const { request, said, language } = parties;
  const name = mailedNameOf(parties, site);
  return calendarOf(request, {
    words: [name, withoutLures(request.service ?? '')],
    location: withoutLures(said.address ?? '') || null,
    description: timeTexts[language].calendarOf(name),
    site,
    now,
  });
}

/** For the owner: who comes, and how to reach them. */
export const ownerCalendar = ({ request, lead }: RequestParties, site: Site, now: Date): string | null =>
  calendarOf(request, {
    words: [lead.name, request.service],
    location: null,
    description: [lead.phone, lead.email].filter(Boolean).join(' '),
    site,
    now,
  });

interface Entry {
  /** Of its title; empty ones are left out. */
  words: readonly (string | null)[];
  location: string | null;
  description: string;
  site: Site;
  now: Date;
}

function calendarOf(
  { leadId, confirmedFrom, confirmedTo, status }: TimeRequest,
  { words, location, description, site, now }: Entry,
): string | null {
  if (!confirmedFrom || !confirmedTo) return null;
  return iCalendar({
    uid: `time-request-${leadId}@${new URL(site.PUBLIC_URL).hostname}`,
    sequence: status === 'cancelled' ? 1 : 0,
    summary: words.filter(Boolean).join(' – '),
    location,
    description,
    from: confirmedFrom,
    to: confirmedTo,
    isCancelled: status === 'cancelled',
    now,
  });
}

/** The file as a mail brings it. */
export const attachedCalendar = (content: string | null): MailAttachment[] =>
  content === null ? [] : [{ ...file, content }];

/** Answers with the file. @throws {AppError} `not_found` for a time that never was */
export function sendCalendar(ctx: AppContext, content: string | null): void {
  if (content === null) throw new AppError('not_found');
  sendAsFile(ctx, file.name);
  ctx.type = file.type;
  ctx.body = content;
}
