import { defineMail } from '../../messaging/index.ts';
import { viewedByStaffMail } from '../messages.ts';

export interface ViewedByStaffInput {
  username: string;
  viewedAt: Date;
  /** When the view ends by itself. */
  until: Date;
}

/** Tells an owner that staff looked at the product as they see it (docs/security.md S5). */
export const viewedByStaff = defineMail<ViewedByStaffInput>('viewed_by_staff')(
  viewedByStaffMail,
  (texts, { username, viewedAt, until }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.why },
      {
        kind: 'details',
        rows: [
          [texts.when, format.moment(viewedAt)],
          [texts.until, format.moment(until)],
        ],
      },
      { kind: 'note', words: texts.note },
      { kind: 'button', label: texts.button, to: '/contact' },
    ],
  }),
);
