import { defineMail } from '../../messaging/index.ts';
import { accountDeletedMail } from './messages.ts';

export interface AccountDeletedInput {
  username: string;
  deletedAt: Date;
}

export const accountDeleted = defineMail<AccountDeletedInput>('account_deleted')(
  accountDeletedMail,
  (texts, { username, deletedAt }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.gone(format.date(deletedAt)) },
      { kind: 'text', words: texts.kept },
      { kind: 'note', words: texts.note },
    ],
  }),
);
