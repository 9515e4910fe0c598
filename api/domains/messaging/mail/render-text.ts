import { directionOf } from '../../../contract/base/card-languages.ts';
import { cleanTypedText, directionOfText } from '../../../contract/base/typed-text.ts';
import type { Block, MailContent, Words } from './mail-content.ts';
import { addressOf, type MailFrame } from './mail-site.ts';
import { frameMessages } from '../messages.ts';

/** Start and end of a piece whose direction doesn't affect the text around it (Unicode isolates). */
const isolates = { rtl: '\u2067', ltr: '\u2066' } as const;
const endOfIsolate = '\u2069';

const isolated = (text: string): string => isolates[directionOfText(text)] + text + endOfIsolate;

const sentence = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : isolated(word.quoted))).join('');

/** Addresses stand alone on their lines, without marks, so that the recipient can copy and click them. */
function block(part: Block, { site, language }: MailFrame): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return sentence(part.words);
    case 'button':
      return `${part.label}:\n${addressOf(site, part.to)}`;
    case 'details':
      return part.rows
        .map(
          ([label, value]) =>
            `${label}: ${typeof value === 'string' ? isolated(cleanTypedText(value)) : isolates[directionOf(language)] + value.written + endOfIsolate}`,
        )
        .join('\n');
    case 'quote':
      return cleanTypedText(part.text)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'figures':
      return part.figures
        .map(
          ({ amount, label, change }) =>
            `${label}: ${isolates.ltr}${amount}${endOfIsolate}${change ? ` (${change.words})` : ''}`,
        )
        .join('\n');
    case 'bars':
      return [
        sentence(part.caption),
        ...part.bars.map(({ label, amount }) => `${label} ${isolates.ltr}${amount}${endOfIsolate}`),
      ].join('\n');
    case 'task':
      return [
        `${part.label}:`,
        sentence(part.title),
        sentence(part.text),
        `${part.button.label}:`,
        addressOf(site, part.button.to),
      ].join('\n');
    case 'link':
      return `${part.label}:\n${addressOf(site, part.to)}`;
  }
}

/** Renders a mail as plain text. */
export function renderText(content: MailContent, frame: MailFrame): string {
  const { language, site, hasAccount } = frame;
  const words = frameMessages[language];
  const { letter } = content;
  const foot = [
    site.COMPANY_NAME,
    ...(letter
      ? [
          site.COMPANY_ADDRESS,
          site.COMPANY_PHONE,
          sentence(letter.why),
          `${letter.off.label}:`,
          addressOf(site, letter.off.to),
        ]
      : hasAccount
        ? [words.why]
        : []),
    site.PUBLIC_URL,
    words.questions,
    site.COMPANY_EMAIL,
  ];
  return [
    ...(letter ? [sentence(letter.date)] : []),
    sentence(content.title),
    ...content.blocks.map((part) => block(part, frame)),
    // Two hyphens and a blank: what follows is a signature.
    ['-- ', ...foot].join('\n'),
  ].join('\n\n');
}
