import { defineMail } from '../../messaging/index.ts';
import { proformaMail } from './messages.ts';
import { transferRows, type TransferInput } from './transfer-rows.ts';

/** Brings a proforma, and says where to transfer the money. */
export const proforma = defineMail<TransferInput>('proforma')(proformaMail, (texts, input, format) => ({
  subject: texts.subject(input.number),
  title: texts.title(input.username),
  blocks: [
    { kind: 'text', words: texts.intro },
    { kind: 'details', rows: transferRows(texts, input, format) },
    { kind: 'button', label: texts.button, to: input.page },
    { kind: 'note', words: texts.note },
  ],
}));
