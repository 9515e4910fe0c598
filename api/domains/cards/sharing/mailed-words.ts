import { readableLink } from '../../../contract/base/readable-link.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';

const maxLength = 80;
/** An address of a site or of a mailbox, which mail programs make a link of, and sums of money. */
const lure =
  /(?:https?:|www\.)\S*|\S*@\S+\.\S+|[\p{L}\p{N}.-]+\.(?:com|net|org|il|io|me|ly|info|biz|xyz|link|app|shop|site|online|top|click|ru|cn)(?![\p{L}\p{N}])\S*|[₪$€]\s?\d[\d,.]*|\d[\d,.]*\s?[₪$€]/giu;

/** One short line of an owner's words without addresses or sums, for strangers: what lures is left out. */
export const withoutLures = (text: string): string =>
  [...text.replace(lure, ' ').replace(/\s+/gu, ' ').trim()].slice(0, maxLength).join('');

/**
 * What of an owner's words goes into a mail that we send to strangers: a name, and a title or trade. A name that was
 * nothing else is replaced by the card's own address.
 */
export function mailedWords(card: Pick<PublicCard, 'name' | 'jobTitle' | 'category' | 'url'>): {
  name: string;
  title: string | null;
} {
  return {
    name: withoutLures(card.name) || readableLink(card.url),
    title: withoutLures(card.jobTitle ?? card.category ?? '') || null,
  };
}
