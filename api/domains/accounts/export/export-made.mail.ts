import { accountNotice, defineMail } from '../../messaging/index.ts';
import { exportMadeMail } from './messages.ts';

export interface ExportMadeInput {
  username: string;
  madeAt: Date;
  /** Until when the file can be downloaded. */
  until: Date;
}

/** Tells an owner that a file with everything of theirs was made (docs/security.md S5). */
export const exportMade = defineMail<ExportMadeInput>('export_made')(
  exportMadeMail,
  (texts, { username, madeAt, until }, format) =>
    accountNotice(
      texts,
      username,
      [
        [texts.when, format.moment(madeAt)],
        [texts.until, format.moment(until)],
      ],
      { to: '/account' },
    ),
);
