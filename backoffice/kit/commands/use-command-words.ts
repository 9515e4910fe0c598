import { useTranslate } from 'react-admin';
import type { WordKey } from '../i18n/use-messages.ts';

type Explained<Key> = Key extends `${infer Name}Explain` ? Name : never;

/**
 * What a command is called in the catalogue: the text of its button. Beside it stand what its dialog explains, under the
 * same name with `Explain`, and what is said once it is done, with `Done`, unless that is no more than that it is.
 */
export type CommandWords = WordKey & Explained<WordKey>;

export function useCommandWords(words: CommandWords, values?: Record<string, string | number>) {
  const translate = useTranslate();
  return {
    label: translate(`bikur.${words}`, values),
    explain: translate(`bikur.${words}Explain`, values),
    success: translate(`bikur.${words}Done`, { ...values, _: translate('bikur.command.done') }),
  };
}
