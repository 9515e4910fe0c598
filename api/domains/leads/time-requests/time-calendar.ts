import type { MailAttachment } from '../../../contract/messaging/entities/mail-log-entry.schema.ts';
import { iCalendar } from '../../../lib/i-calendar.ts';
import type { TimeRequest } from '../../../models/TimeRequest.ts';

interface CalendarSide {
  /** Whom one meets. */
  name: string;
  address: string | null;
  description: string;
  publicUrl: string;
  now: Date;
}

/** The confirmed time as a calendar's file; one that was cancelled takes the entry back. Null for a time that never was. */
export function calendarOf(
  request: TimeRequest,
  { name, address, description, publicUrl, now }: CalendarSide,
): string | null {
  const { leadId, confirmedFrom, confirmedTo, service, status } = request;
  if (!confirmedFrom || !confirmedTo) return null;
  return iCalendar({
    uid: `time-request-${leadId}@${new URL(publicUrl).hostname}`,
    sequence: status === 'cancelled' ? 1 : 0,
    summary: [name, service].filter(Boolean).join(' – '),
    location: address,
    description,
    from: confirmedFrom,
    to: confirmedTo,
    isCancelled: status === 'cancelled',
    now,
  });
}

export const calendarFile = (content: string | null): MailAttachment[] =>
  content ? [{ name: 'bikur.ics', type: 'text/calendar; charset=utf-8', content }] : [];
