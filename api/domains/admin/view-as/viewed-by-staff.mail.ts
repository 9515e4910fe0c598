import { accountNotice, defineMail } from '../../messaging/index.ts';
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
  (texts, { username, viewedAt, until }, format) =>
    accountNotice(
      texts,
      username,
      [
        [texts.when, format.moment(viewedAt)],
        [texts.until, format.moment(until)],
      ],
      { to: '/contact' },
    ),
);
