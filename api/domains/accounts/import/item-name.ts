import type { Language } from '../../../contract/base/languages.ts';
import { cleanTypedLine } from '../../../contract/base/typed-text.ts';
import { importMessages } from './messages.ts';

const longest = 80;

/** The name of an item of a file in the answer, however long or odd the text in the file is. */
export function itemName(text: unknown, language: Language): string {
  const letters = [...cleanTypedLine(typeof text === 'string' ? text.slice(0, 1_000) : '')];
  if (letters.length === 0) return importMessages.untitled[language];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}
