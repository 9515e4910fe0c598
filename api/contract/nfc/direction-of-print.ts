import { directionOfText } from '../base/typed-text.ts';

/** A printed piece reads as its own words do, whatever the language of the page it is shown or was ordered on. */
export const directionOfPrint = ({
  words,
  name,
}: {
  words: readonly string[];
  name: string;
}): 'rtl' | 'ltr' => directionOfText(words.join(' ') || name);
