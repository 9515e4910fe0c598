import { escapeText, fold } from './v-card.ts';

interface CalendarEvent {
  /** The same for every version of one event. */
  uid: string;
  /** Rises with each version, so that a calendar takes the newer one. */
  sequence: number;
  summary: string;
  location: string | null;
  description: string;
  from: Date;
  to: Date;
  isCancelled: boolean;
  now: Date;
}

/** One event as an iCalendar file (RFC 5545): times in UTC, lines of at most 75 octets, CRLF. */
export function iCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bikur//Bikur//HE',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.now)}`,
    `DTSTART:${utc(event.from)}`,
    `DTEND:${utc(event.to)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/gu, '');
