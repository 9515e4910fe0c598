import { cleanTypedLine } from '../../../contract/base/typed-text.ts';

/** A piece of foreign text inside a sentence of ours: escaped and isolated wherever it is shown. */
export interface Quoted {
  quoted: string;
}

/** A sentence: our own words, and between them what people or the database brought. */
export type Words = readonly (string | Quoted)[];

/** `to` is a path of this site, or the https address of another. */
export type Block =
  | { kind: 'text'; words: Words }
  | { kind: 'note'; words: Words }
  /** `spelledOut` writes the address below the button too, for readers that show no links. */
  | { kind: 'button'; label: string; to: string; spelledOut?: boolean }
  | { kind: 'details'; rows: readonly (readonly [label: string, value: string])[] }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'quote'; text: string };

/** What a mail says; HTML and plain text are both made from it, so that they always agree. */
export interface MailContent {
  subject: Words;
  title: Words;
  blocks: readonly Block[];
}

const maxPieceLength = 120;

/**
 * Writes a sentence: say`Hello ${name}`. Whatever is put in is made one line without marks that turn text around,
 * and cut to 120 characters; so no name can break a header or swallow a subject (docs/security.md E11).
 */
export function say(strings: TemplateStringsArray, ...values: (string | number)[]): Words {
  return strings.flatMap((text, at) => {
    const value = values[at];
    return value === undefined ? [text] : [text, { quoted: shorten(cleanTypedLine(String(value))) }];
  });
}

/** The sentence as bare text, on one line; for the subject, where marks for direction do more harm than good. */
export function plainWords(words: Words): string {
  return cleanTypedLine(words.map((word) => (typeof word === 'string' ? word : word.quoted)).join(''));
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= maxPieceLength ? text : `${characters.slice(0, maxPieceLength - 1).join('')}…`;
}
