import type { Language } from '../../../contract/base/languages.ts';
import type { MailContent } from './mail-content.ts';
import { formatsOf, type MailFormats } from './mail-formats.ts';

/** Makes what a mail says from its data, in either language. */
export type MailTemplate<Input> = (input: Input, language: Language) => MailContent;

/**
 * Defines a mail: its texts in both languages and how they are put together. Hebrew gives the shape; English that
 * lacks a text fails the type check.
 *
 *   defineMail<Input>()({ he: {…}, en: {…} }, (texts, input, format) => ({ subject, title, blocks }))
 */
export const defineMail =
  <Input>() =>
  <Texts>(
    texts: { he: Texts; en: NoInfer<Texts> },
    content: (texts: Texts, input: Input, format: MailFormats) => MailContent,
  ): MailTemplate<Input> =>
  (input, language) =>
    content(texts[language], input, formatsOf(language));
