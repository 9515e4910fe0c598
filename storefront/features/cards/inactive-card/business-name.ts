import { cleanTypedLine } from '../../../../api/contract/base/typed-text.ts';

const longest = 80;
/** What a link, a mail address or a phone number looks like, or a broken text: no name of a business needs one. */
const suspicious =
  /:\/\/|www\.|[\w-]+\.(com|net|org|co|il|io|me|link|info|biz)\b|@|\uFFFD|\d[\d\s().-]{6,}\d/iu;

/**
 * The business an address of the "card is not active" page names. Anybody can write such an address, so whatever
 * could lead a visitor elsewhere is left out, and the page then speaks of "the card" alone.
 * @returns an empty text when there is no name to show
 */
export function businessNameOf(search: string): string {
  const name = cleanTypedLine(new URLSearchParams(search).get('business') ?? '');
  return [...name].length > longest || suspicious.test(name) ? '' : name;
}
