import { useEffect, useState } from 'react';
import type { InboxConversation } from '../../../api/contract/support/inbox.schema.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { formatRecent } from '../../kit/formatting/recent.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** For how long somebody waits for an answer, and until when one is promised; null while nobody waits. */
export function useWaiting({ waitingSince, dueAt }: Pick<InboxConversation, 'waitingSince' | 'dueAt'>) {
  const word = useMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  if (waitingSince === null || dueAt === null) return null;
  const waited = Math.max(0, now - Date.parse(waitingSince));
  const isOverdue = Date.parse(dueAt) <= now;
  const [unit, length] =
    waited < hour
      ? (['minutes', minute] as const)
      : waited < 2 * day
        ? (['hours', hour] as const)
        : (['days', day] as const);
  const count = Math.floor(waited / length);
  return {
    isOverdue,
    text: word(isOverdue ? 'desk.inbox.overdue' : 'desk.inbox.promised', {
      waited: word(`desk.inbox.waited.${unit}`, { smart_count: count }),
      when: formatRecent(dueAt),
    }),
    promised: formatMoment(new Date(dueAt)),
  };
}
