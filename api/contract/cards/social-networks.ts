import { safeLink } from '../base/safe-link.schema.ts';
import { socialNetworks } from './social-network-list.ts';
import { cleanTypedLine } from '../base/typed-text.ts';

// The list has a file of its own: visitors' pages show it and need no checks.
export { socialNetworks };
export type SocialNetwork = keyof typeof socialNetworks;
export const socialNetworkNames = Object.keys(socialNetworks) as [SocialNetwork, ...SocialNetwork[]];

/** Turns what the owner typed (a link, `@handle` or `handle`) into a link; null when that is impossible. */
export function readSocialLink(network: SocialNetwork, text: string): string | null {
  const handle = /^@?([\w.-]{2,60})$/u.exec(cleanTypedLine(text))?.[1];
  const isDomain = handle?.includes('.') && safeLink(handle) && /\.(?:com|me|net|be|il|tv)$/iu.test(handle);
  if (handle && !isDomain) return socialNetworks[network].base + encodeURIComponent(handle);
  return safeLink(text);
}
