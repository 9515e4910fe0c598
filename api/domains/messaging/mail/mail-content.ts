import { cleanTypedLine } from '../../../contract/base/typed-text.ts';

interface Quoted {
  quoted: string;
}

/** A value we wrote in the mail's language, such as an amount: it keeps its marks and has the mail's direction. */
export interface Written {
  written: string;
}

/** A sentence: our own words, and between them text that users typed or the database holds. */
export type Words = readonly (string | Quoted)[];

/**
 * `to` is a path of this site, or the https address of another. The values of a path's query are secrets: a link to a
 * page of ours has a query only where it opens something once, and the log strikes them (mail-secrets.ts).
 */
export type Block =
  | { kind: 'text'; words: Words }
  | { kind: 'note'; words: Words }
  /** `spelledOut` writes the address below the button too, for mail programs that show no links. */
  | { kind: 'button'; label: string; to: string; spelledOut?: boolean }
  | { kind: 'details'; rows: readonly (readonly [label: string, value: string | Written])[] }
  /** Text that a user typed, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Figures side by side, two and two on phones. */
  | { kind: 'figures'; figures: readonly Figure[] }
  /** Amounts of days in their order, which runs from left to right; the largest stands out. */
  | { kind: 'bars'; caption: Words; bars: readonly { label: string; amount: number }[] }
  /** The one thing that the mail asks to be done. */
  | { kind: 'task'; label: string; title: Words; text: Words; button: { label: string; to: string } }
  | { kind: 'link'; label: string; to: string };

interface Figure {
  /** In digits, as the language writes them. */
  amount: string;
  label: string;
  /** How it changed, in words; null when nothing can be said of that. */
  change: { words: string; isGood: boolean | null } | null;
}

/** What makes a mail a letter that comes regularly: its head and foot differ, and it can be switched off. */
export interface Letter {
  /** The day, at the end of the first line. */
  date: Words;
  /** What mail programs show beside the subject. */
  preview: Words;
  /** Why and when it comes. */
  why: Words;
  /** `to` is the page that switches it off, `post` the address that does so by one POST (RFC 8058). */
  off: { label: string; to: string; post: string };
}

/** The content of a mail; HTML and plain text are both made from it, so that they always agree. */
export interface MailContent {
  subject: Words;
  title: Words;
  blocks: readonly Block[];
  letter?: Letter;
}

const maxPieceLength = 120;

/**
 * Makes a sentence: say`Hello ${name}`. Each value becomes one line without marks that reverse text, cut to 120
 * characters, so that no name can break a header or hide a subject (docs/security.md E11).
 */
export function say(strings: TemplateStringsArray, ...values: (string | number)[]): Words {
  return strings.flatMap((text, at) => {
    const value = values[at];
    return value === undefined ? [text] : [text, { quoted: shorten(cleanTypedLine(String(value))) }];
  });
}

/** The sentence as bare text on one line, without marks for direction, which would harm a subject. */
export function plainWords(words: Words): string {
  return cleanTypedLine(words.map((word) => (typeof word === 'string' ? word : word.quoted)).join(''));
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= maxPieceLength ? text : `${characters.slice(0, maxPieceLength - 1).join('')}…`;
}
