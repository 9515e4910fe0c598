import type { QueryClient } from '@tanstack/react-query';
import { addressInLanguage, type Language, languages } from '../../api/contract/base/languages.ts';
import type { PageState } from '../../api/contract/website/rendering.ts';
import type { FoundRoute } from '../routes/find-route.ts';

/** For search engines, link previews and the browser's tab. */
export interface PageDescription {
  title: string;
  description: string | undefined;
  /** Address of this page in its language; absent when search engines must not list it. */
  canonical: string | undefined;
  alternates: { hrefLang: string; href: string }[];
  /** Language of the content where it is not the interface's. */
  contentLanguage?: Language;
  /** Picture for link previews, with scheme and host. */
  picture?: { href: string; width: number; height: number };
  /** The `article:` properties of an article. */
  article?: {
    publishedAt: string;
    updatedAt: string;
    author: string | null;
    section: string | null;
    tags: string[];
  };
  /** Address of the feed of what the page lists. */
  feed?: string;
  /** JSON-LD, one object for each subject of the page. */
  structuredData?: object[];
}

/** What a page's description is made from. */
export interface DescribedPage {
  found: FoundRoute;
  state: PageState;
  queries: QueryClient;
  /** The same on every page of this route. */
  common: PageDescription;
  brand: string;
}

/** Canonical address of a page that exists in every language, and its alternates. */
export function addressesOf(
  address: string | null,
  language: Language,
): Pick<PageDescription, 'canonical' | 'alternates'> {
  if (address === null) return { canonical: undefined, alternates: [] };
  return {
    canonical: addressInLanguage(address, language),
    alternates: [
      ...languages.map((hrefLang) => ({ hrefLang, href: addressInLanguage(address, hrefLang) })),
      { hrefLang: 'x-default', href: address },
    ],
  };
}
