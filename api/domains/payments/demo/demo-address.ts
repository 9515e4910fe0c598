import { type Language, languageQuery } from '../../../contract/base/languages.ts';

/** The demonstration's page with one of its payments; `back` only says which way somebody came. */
export function demoAddress(publicId: string, language: Language, back?: string): string {
  const query = new URLSearchParams({
    payment: publicId,
    ...(back && { back }),
    ...languageQuery(language),
  });
  return `/payment-demo?${query}`;
}
