import { byLanguage } from '../../../contract/base/languages.ts';
import { defineMail } from '../../messaging/index.ts';
import { proformaMail, transferReminderMail } from './messages.ts';
import { transferRows, type TransferInput } from './transfer-rows.ts';

/** Reminds of a transfer that wasn't seen yet, before it lapses. */
export const transferReminder = defineMail<TransferInput>('transfer_reminder')(
  byLanguage((language) => ({ ...transferReminderMail[language], rows: proformaMail[language] })),
  (texts, input, format) => ({
    subject: texts.subject(input.number, format.date(input.dueAt)),
    title: texts.title(input.username),
    blocks: [
      { kind: 'text', words: texts.intro },
      { kind: 'details', rows: transferRows(texts.rows, input, format) },
      { kind: 'button', label: texts.rows.button, to: input.page },
      { kind: 'note', words: texts.rows.note },
    ],
  }),
);
