import { directionOfText, hasHebrew } from '../../api/contract/base/typed-text.ts';

/** Direction and language of what somebody wrote, for the element that shows it inside an interface in either. */
export function textLanguage(text: string): { dir: 'rtl' | 'ltr'; lang: 'he' | 'en' } {
  return { dir: directionOfText(text), lang: hasHebrew(text) ? 'he' : 'en' };
}
