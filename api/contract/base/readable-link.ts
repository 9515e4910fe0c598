import { cleanTypedLine } from './typed-text.ts';

/** A link as visitors see it: without scheme, `www.` and a lone slash at the end. */
export function readableLink(link: string): string {
  const bare = link.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  try {
    return cleanTypedLine(decodeURI(bare));
  } catch {
    return bare;
  }
}
