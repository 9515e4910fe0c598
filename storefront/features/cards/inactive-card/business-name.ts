import { cleanTypedLine } from '../../../../api/contract/base/typed-text.ts';

const longest = 80;
/** Links, mail addresses, phone numbers and broken text: no name of a business needs them. */
const suspicious =
  /:\/\/|www\.|[\w-]+\.(com|net|org|co|il|io|me|link|info|biz)\b|@|\uFFFD|\d[\d\s().-]{6,}\d/iu;

/**
 * The business named by an address of the "card is not active" page. Anybody can write such an address, so a
 * name that could lure a visitor elsewhere is dropped, and the page speaks of "the card" alone.
 * @returns an empty text when there is no name to show
 */
export function businessNameOf(search: string): string {
  const name = cleanTypedLine(new URLSearchParams(search).get('business') ?? '');
  return [...name].length > longest || suspicious.test(name) ? '' : name;
}
