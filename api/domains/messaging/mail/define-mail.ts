import type { Language } from '../../../contract/base/languages.ts';
import type { MailName } from '../../../contract/messaging/mail-names.ts';
import type { MailContent } from './mail-content.ts';
import { formatsOf, type MailFormats } from './mail-formats.ts';

export interface MailTemplate<Input> {
  /** As in the mail log. */
  name: MailName;
  /** Makes a mail's content from its data, in either language. */
  write(input: Input, language: Language): MailContent;
}

/**
 * Defines a mail: its texts in both languages and how they are put together. Hebrew gives the shape; English that
 * lacks a text fails the type check.
 *
 *   defineMail<Input>('mail_name')({ he: {…}, en: {…} }, (texts, input, format) => ({ subject, title, blocks }))
 */
export const defineMail =
  <Input>(name: MailName) =>
  <Texts>(
    texts: { he: Texts; en: NoInfer<Texts> },
    content: (texts: Texts, input: Input, format: MailFormats) => MailContent,
  ): MailTemplate<Input> => ({
    name,
    write: (input, language) => content(texts[language], input, formatsOf(language)),
  });
