import type { QueryClient } from '@tanstack/react-query';
import { addressInLanguage, type Language, languages } from '../../api/contract/base/languages.ts';
import type { PageState } from '../../api/contract/website/rendering.ts';
import type { FoundRoute } from '../routes/find-route.ts';

/** What search engines, link previews and the browser's tab are told. */
export interface PageDescription {
  title: string;
  description: string | undefined;
  /** Address of this page in its language; absent when the page may not be listed. */
  canonical: string | undefined;
  /** The same page by language. */
  alternates: { hrefLang: string; href: string }[];
  /** Language of the content where it is not the interface's. */
  contentLanguage?: Language;
  /** Picture for link previews, with scheme and host. */
  picture?: { href: string; width: number; height: number };
  /** Set for an article: what `article:` properties say. */
  article?: {
    publishedAt: string;
    updatedAt: string;
    author: string | null;
    section: string | null;
    tags: string[];
  };
  /** Address of a feed of what the page lists. */
  feed?: string;
  /** JSON-LD, one object for each thing the page is about. */
  structuredData?: object[];
}

/** What the words of a page are made from. */
export interface DescribedPage {
  found: FoundRoute;
  state: PageState;
  queries: QueryClient;
  /** What every page of this route says. */
  common: PageDescription;
  brand: string;
}

/** Canonical address of a page that exists in every language, and its sisters. */
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
