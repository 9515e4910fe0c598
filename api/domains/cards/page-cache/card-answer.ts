import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import type { OwnedEntry } from './entries-by-owner.ts';
import type { PageBody } from './page-body.ts';

/** What stands at an address of a card for everybody, ready to be sent again and again. */
export interface CardAnswer extends OwnedEntry {
  cardId: number;
  /** 200 for a card; what tells of none is for guests alone, since whoever is signed in may see more. */
  status: 200 | 301 | 302 | 410;
  /** Those it is had in, the main one first, and the one of this answer. */
  languages: readonly CardLanguage[];
  language: CardLanguage;
  /** Whose languages these are: the card's own, or the site's, which a cookie chooses, too. */
  spokenBy: 'card' | 'site';
  /** Names and values in turn, as they are written: all headers but those that differ by request. */
  headers: readonly string[];
  /** Those that an answer has, too, that the browser has the page (RFC 9110, 304). */
  knownHeaders: readonly string[];
  /** Null where there is nothing to have already. */
  etag: string | null;
  body: PageBody;
}

/** That guests find no card at an address: there is none, or one that its owner alone may see. */
export interface NoCard extends OwnedEntry {
  status: 404;
}

const shared = new Map<string, readonly string[]>();
/** More kinds of headers than there are looks, languages and frames. */
const maxShared = 2_000;

/** The headers as one list; cards whose headers are the same have the same list. */
export function headerList(headers: Readonly<Record<string, string>>): readonly string[] {
  const list = Object.entries(headers).flat();
  const key = list.join('\n');
  const known = shared.get(key);
  if (known) return known;
  if (shared.size >= maxShared) shared.clear();
  shared.set(key, list);
  return list;
}
