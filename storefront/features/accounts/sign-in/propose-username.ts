import { username } from '../../../../api/contract/accounts/username.schema.ts';

/**
 * A user name made from the name on a card, for an address that nobody has to spell: hyphens between words, and as many
 * words as fit; '' when none does.
 */
export function proposeUsername(name: string): string {
  const words = name.trim().split(/\s+/u);
  const proposed = words
    .map((_word, index) => words.slice(0, words.length - index).join('-'))
    .find((candidate) => username.safeParse(candidate).success);
  return proposed ?? '';
}
