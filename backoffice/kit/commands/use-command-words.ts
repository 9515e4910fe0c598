import { useTranslate } from 'react-admin';
import type { WordKey } from '../i18n/use-messages.ts';

type With<Suffix extends string, Key = WordKey> = Key extends `${infer Name}${Suffix}` ? Name : never;

/** The text of a button, beside which stands what its dialog explains, under the same name with `Explain`. */
export type ExplainedWords = WordKey & With<'Explain'>;
/** What a command is called in the catalogue: what is said once it is done stands there, too, with `Done`. */
export type CommandWords = ExplainedWords & With<'Done'>;

export function useCommandWords(words: ExplainedWords, values?: Record<string, string | number>) {
  const translate = useTranslate();
  return {
    label: translate(`bikur.${words}`, values),
    explain: translate(`bikur.${words}Explain`, values),
  };
}
