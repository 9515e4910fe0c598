import { defineMail } from '../../messaging/index.ts';
import { chipAskedBackMail } from './messages.ts';

export interface ChipAskedBackInput {
  username: string;
  tapCode: string;
  reason: string;
}

/** Staff ask an owner for a chip back; the owner decides, signed in. */
export const chipAskedBack = defineMail<ChipAskedBackInput>('chip_asked_back')(
  chipAskedBackMail,
  (texts, { username, tapCode, reason }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(tapCode) },
      { kind: 'details', rows: [[texts.reason, reason]] },
      { kind: 'button', label: texts.button, to: '/physical-cards' },
      { kind: 'text', words: texts.ignore },
    ],
  }),
);
