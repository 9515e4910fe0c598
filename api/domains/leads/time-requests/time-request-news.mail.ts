import { defineMail } from '../../messaging/index.ts';
import { timeRequestMail } from './messages.ts';

/** `cancelled` says of a time that had been confirmed; `withdrawn`, of a request that hadn't been. */
export type TimeNews = 'received' | 'confirmed' | 'declined' | 'cancelled' | 'withdrawn';

export interface TimeRequestNewsInput {
  news: TimeNews;
  /** Who reads it: the visitor of the card named, or the owner, of the visitor named. */
  name: string;
  isForOwner: boolean;
  /** Of the confirmed time. */
  at: Date | null;
  /** Page of the reader's own. */
  to: string;
}

/** What became of a request for a time, for its visitor, and for the owner whose calendar it changes. */
export const timeRequestNews = defineMail<TimeRequestNewsInput>('time_request_news')(
  timeRequestMail,
  (texts, { news, name, isForOwner, at, to }, format) => ({
    subject: texts.subjects[news](name),
    title: texts.titles[news](name),
    blocks: [
      ...(at ? [{ kind: 'details' as const, rows: [[texts.when, format.moment(at)] as const] }] : []),
      { kind: 'text', words: isForOwner && news === 'confirmed' ? texts.confirmedToOwner : texts.said[news] },
      { kind: 'button', label: isForOwner ? texts.leads : texts.page, to },
    ],
  }),
);
