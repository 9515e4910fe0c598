import { type Language, languageQuery } from '../../../contract/base/languages.ts';

/** Address of the demonstration's page of one payment; `back` only says which way the visitor came back. */
export function demoAddress(publicId: string, language: Language, back?: string): string {
  const query = new URLSearchParams({
    payment: publicId,
    ...(back && { back }),
    ...languageQuery(language),
  });
  return `/payment-demo?${query}`;
}
