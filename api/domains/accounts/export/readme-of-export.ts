import type { Language } from '../../../contract/base/languages.ts';
import { exportReadmeMessages } from './messages.ts';

/** The readme of the zip, in the user's language; with a byte order mark, so that every editor reads the Hebrew. */
export function readmeOfExport(language: Language, notHere: readonly string[]): string {
  const { lines, notHere: heading } = exportReadmeMessages[language];
  const more = notHere.length > 0 ? ['', heading, ...notHere] : [];
  return `\uFEFF${[...lines, ...more].join('\r\n')}\r\n`;
}
