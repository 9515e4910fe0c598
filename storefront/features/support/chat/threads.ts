import { addDays, wallClock } from '../../../../api/contract/base/israel-clock.ts';
import type { SupportMessage, SupportThread } from '../../../../api/contract/support/support.schema.ts';

const inOrder = (a: SupportMessage, b: SupportMessage) =>
  a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? -1 : 1;

/** Inserts a message into a list, oldest first; a known one is not added twice. */
export function insertMessage(
  messages: readonly SupportMessage[],
  message: SupportMessage,
): SupportMessage[] {
  const others = messages.filter(({ id }) => id !== message.id);
  return [...others, message].sort(inOrder);
}

/** Prepends an older part of the conversation. */
export function addOlder(thread: SupportThread, older: SupportThread): SupportThread {
  const known = new Set(thread.messages.map(({ id }) => id));
  return {
    ...thread,
    messages: [...older.messages.filter(({ id }) => !known.has(id)), ...thread.messages],
    hasOlder: older.hasOlder,
  };
}

/** A conversation read again; older parts the user has loaded stay, unless there is a gap between them. */
export function refreshThread(known: SupportThread | undefined, fresh: SupportThread): SupportThread {
  const first = fresh.messages[0];
  const place = known?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!known || !fresh.hasOlder || place <= 0) return fresh;
  return {
    ...fresh,
    messages: [...known.messages.slice(0, place), ...fresh.messages],
    hasOlder: known.hasOlder,
  };
}

interface DayOfMessages {
  /** Time of the first message; names the day. */
  date: string;
  messages: SupportMessage[];
}

/** Israeli calendar day as YYYY-MM-DD. */
export const israeliDay = (moment: string | Date): string => wallClock(new Date(moment)).date;

/** Whether a message is of today or of yesterday by Israel's dates, whose days don't all have 24 hours. */
export function recentDay(date: string, now: Date): 'today' | 'yesterday' | null {
  const day = israeliDay(date);
  const present = israeliDay(now);
  if (day === present) return 'today';
  return day === addDays(present, -1) ? 'yesterday' : null;
}

export function byDay(messages: readonly SupportMessage[]): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    if (last && israeliDay(last.date) === israeliDay(message.createdAt)) last.messages.push(message);
    else days.push({ date: message.createdAt, messages: [message] });
  }
  return days;
}
