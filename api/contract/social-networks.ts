import { cleanTypedLine } from './typed-text.ts';
import { safeLink } from './safe-link.ts';

/** Networks a card can link to, in the order they are shown, with the address a bare handle is put after. */
export const socialNetworks = {
  instagram: { name: 'Instagram', base: 'https://www.instagram.com/' },
  facebook: { name: 'Facebook', base: 'https://www.facebook.com/' },
  tiktok: { name: 'TikTok', base: 'https://www.tiktok.com/@' },
  youtube: { name: 'YouTube', base: 'https://www.youtube.com/@' },
  linkedin: { name: 'LinkedIn', base: 'https://www.linkedin.com/in/' },
  twitter: { name: 'X', base: 'https://x.com/' },
  telegram: { name: 'Telegram', base: 'https://t.me/' },
  pinterest: { name: 'Pinterest', base: 'https://www.pinterest.com/' },
} as const;

export type SocialNetwork = keyof typeof socialNetworks;
export const socialNetworkNames = Object.keys(socialNetworks) as [SocialNetwork, ...SocialNetwork[]];

/** Turns what the owner typed (a link, `@handle` or `handle`) into a link; null when it can't be one. */
export function readSocialLink(network: SocialNetwork, text: string): string | null {
  const handle = /^@?([\w.-]{2,60})$/u.exec(cleanTypedLine(text))?.[1];
  const isDomain = handle?.includes('.') && safeLink(handle) && /\.(?:com|me|net|be|il|tv)$/iu.test(handle);
  if (handle && !isDomain) return socialNetworks[network].base + encodeURIComponent(handle);
  return safeLink(text);
}
