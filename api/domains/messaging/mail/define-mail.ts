import {
  siteLanguageOf,
  type ByCardLanguage,
  type CardLanguage,
} from '../../../contract/base/card-languages.ts';
import type { ByLanguage } from '../../../contract/base/languages.ts';
import type { MailName } from '../../../contract/messaging/mail-names.ts';
import type { MailContent } from './mail-content.ts';
import { formatsOf, type MailFormats } from './mail-formats.ts';

export interface MailTemplate<Input> {
  /** As in the mail log. */
  name: MailName;
  /** Makes a mail's content from its data, in any language. */
  write(input: Input, language: CardLanguage): MailContent;
}

/**
 * Defines a mail: its texts in every language, from the messages of its domain, and how they are put together.
 *
 *   defineMail<Input>('mail_name')(mailNameMail, (texts, input, format) => ({ subject, title, blocks }))
 */
export const defineMail =
  <Input>(name: MailName) =>
  <Texts>(
    /** A mail to a card's visitors has the further languages of cards, too. */
    texts: ByLanguage<Texts> & Partial<ByCardLanguage<Texts>>,
    content: (texts: Texts, input: Input, format: MailFormats) => MailContent,
  ): MailTemplate<Input> => ({
    name,
    write: (input, language) =>
      content(texts[language] ?? texts[siteLanguageOf(language)], input, formatsOf(language)),
  });
