import { cleanTypedText, directionOfText } from '../../../contract/base/typed-text.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { Words } from './mail-content.ts';

/** No web font: mail programs load none, and these have good Hebrew. */
export const font = "font-family:'Segoe UI',Rubik,Arial,sans-serif";

/** Foreign text in an element with its own direction: Outlook knows no isolation. */
export const isolated = (text: string): string =>
  `<bdi dir="${directionOfText(text)}" style="unicode-bidi:isolate">${escapeHtml(text)}</bdi>`;

export const sentence = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? escapeHtml(word) : isolated(word.quoted))).join('');

export const multiline = (text: string): string => escapeHtml(cleanTypedText(text)).replaceAll('\n', '<br>');
