import type { CompanyDetails } from '../../../../api/contract/website/rendering.ts';

/** A paragraph, a list or a table; `[words](address)` in a text is a link. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalSection {
  /** Part of the address that links to the section; never changes once published. */
  id: string;
  title: string;
  body: readonly LegalBlock[];
}

interface LegalText {
  /** The whole document in a few plain sentences. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

/** A legal text in one language; the company's details come from the environment. */
export type MakeLegalText = (company: CompanyDetails) => LegalText;

export const legalDocuments = ['privacy', 'terms', 'refund', 'accessibility'] as const;
export type LegalDocumentId = (typeof legalDocuments)[number];

/** Day of each text's last change; updated together with the text, in both languages. */
export const lastChanged: Record<LegalDocumentId, string> = {
  privacy: '2026-11-23',
  terms: '2026-11-21',
  refund: '2026-11-21',
  accessibility: '2026-11-21',
};
