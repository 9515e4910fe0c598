import { LRUCache } from 'lru-cache';
import { eventSources, type EventSource } from '../../../contract/statistics/card-events.schema.ts';
import { readAgent } from './read-agent.ts';

/** Longer ones are made by attackers (docs/security.md F1). */
const longest = 2_000;

/** Hosts (and Android's app ids) that visitors come from; each stands for its subdomains, too. */
const hosts: readonly [EventSource, readonly string[]][] = [
  ['whatsapp', ['wa.me', 'whatsapp.com', 'com.whatsapp', 'com.whatsapp.w4b']],
  [
    'social',
    [
      'facebook.com',
      'fb.com',
      'fb.me',
      'messenger.com',
      'instagram.com',
      'threads.net',
      'threads.com',
      'tiktok.com',
      'twitter.com',
      't.co',
      'x.com',
      'linkedin.com',
      'lnkd.in',
      'youtube.com',
      'youtu.be',
      'pinterest.com',
      'pin.it',
      'reddit.com',
      'snapchat.com',
      'telegram.org',
      't.me',
      'com.facebook.katana',
      'com.instagram.android',
      'com.linkedin.android',
      'org.telegram.messenger',
      'com.twitter.android',
      'com.zhiliaoapp.musically',
    ],
  ],
  [
    'search',
    [
      'bing.com',
      'duckduckgo.com',
      'ecosia.org',
      'search.brave.com',
      'qwant.com',
      'startpage.com',
      'com.google.android.googlequicksearchbox',
    ],
  ],
];
/** Search engines with a domain in each country. */
const searchInAnyCountry =
  /^(?:www\.|m\.|search\.|[a-z]{2}\.search\.)?(?:google|yahoo|yandex)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

interface SourceHints {
  /** What the page reports: one of the sources, or the address the visitor came from. */
  said?: string | undefined;
  /** Address of the card's page as the browser sends it, with the mark of our own links (`?s=qr`). */
  page?: string | undefined;
  userAgent: string;
}

/**
 * Where a visitor came from, as one of a closed list: by the mark of our own links, the app that shows the page, or
 * the page before. No text of a caller is stored as it is (docs/security.md F1 and F4).
 */
export function readSource({ said = '', page = '', userAgent }: SourceHints): EventSource {
  const marked = named(said) ?? markOf(page);
  if (marked && marked !== 'direct') return marked;
  return readAgent(userAgent).app ?? sourceOfReferrer(said) ?? 'direct';
}

function named(text: string): EventSource | undefined {
  return eventSources.find((source) => source === text);
}

function markOf(page: string): EventSource | undefined {
  // Most pages have no mark at all.
  const url = page.includes('?') ? parse(page) : null;
  if (!url) return undefined;
  if (url.searchParams.get('embed') === '1') return 'embed';
  return named(url.searchParams.get('s') ?? '');
}

/** Most visitors come from one of a few pages. */
const known = new LRUCache<string, EventSource | 'none'>({ max: 2_000 });
const longestKnown = 200;

function sourceOfReferrer(referrer: string): EventSource | undefined {
  if (referrer === '') return undefined;
  let source = known.get(referrer);
  if (source === undefined) {
    source = readReferrer(referrer) ?? 'none';
    if (referrer.length <= longestKnown) known.set(referrer, source);
  }
  return source === 'none' ? undefined : source;
}

function readReferrer(referrer: string): EventSource | undefined {
  const host = parse(referrer)?.hostname.toLowerCase();
  if (!host) return undefined;
  if (searchInAnyCountry.test(host)) return 'search';
  return hosts.find(([, names]) => names.some((name) => host === name || host.endsWith(`.${name}`)))?.[0];
}

function parse(address: string): URL | null {
  if (address.length > longest) return null;
  const url = URL.parse(address);
  return url && ['http:', 'https:', 'android-app:'].includes(url.protocol) ? url : null;
}
