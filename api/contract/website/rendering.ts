import type { Language } from '../base/languages.ts';

/** Colour themes a person may choose; no choice means the system's (docs/look.md, tokens). */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Cookie that keeps the language; the address' `?lang=` sets it. */
export const languageCookie = 'lang';
/** Cookie that keeps the theme; absent means the system's. */
export const themeCookie = 'theme';

/** Addresses of the company that pages show; set by the environment (docs/product.md). */
export interface CompanyDetails {
  name: string;
  email: string;
  phone: string;
  /** International form, digits only. */
  whatsapp: string;
  /** Where registered post reaches the company. */
  address: string;
  /** Number in the companies register; null where none is set. */
  number: string | null;
  /** Who answers about accessibility. */
  accessibilityContact: string | null;
}

/** A form sent without a script that was refused: the page shows it again, with everything typed. */
export interface RefusedForm {
  /** What went wrong, in words. */
  message: string;
  /** Issue by field, in words. */
  errors: Record<string, string>;
  values: Record<string, string>;
}

/** An answer of the API, asked in process for the page that is being rendered. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** Client files a page links: hashed addresses after a build, source addresses in development. */
export interface PageAssets {
  /** Module scripts that start the page. */
  scripts: string[];
  styles: string[];
  /** Modules the scripts will ask for at once. */
  modulePreloads: string[];
  /** Address of a file in `storefront/`, such as an icon or the Hebrew font. */
  file(source: string): string | undefined;
}

/** Why a page of its own is shown in place of what the address names. */
export type InsteadPage = 'server-error' | 'unavailable' | 'profile-not-found' | 'not-found';

/** What the server knows when it asks for a page. */
export interface PageRequest {
  /** Path and query as asked for, beginning with a slash. */
  url: string;
  /** Scheme and host people see, without a trailing slash. */
  publicUrl: string;
  language: Language;
  theme: Theme | null;
  nonce: string;
  requestId: string;
  company: CompanyDetails;
  /** Client files for these modules, named by their path below `storefront/`. */
  assets(modules: string[]): PageAssets;
  /** Asks the API for `path` with the visitor's own rights; a fault is an answer, never thrown. */
  read(path: string): Promise<ApiAnswer>;
  instead?: InsteadPage | undefined;
  /** For the `_csrf` of forms that are sent without a script. */
  formToken?: string | undefined;
  refusedForm?: RefusedForm | undefined;
  /** Mail is sent, so a forgotten password can be reset by it. */
  mailConfigured?: boolean | undefined;
}

/** A finished page, or where to go instead. */
export type PageResult =
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** True when it shows anything of one person, so that nobody may keep it. */
      personal: boolean;
    };

/** What the page hands to the browser's script, as JSON in the page. */
export interface PageState {
  url: string;
  language: Language;
  theme: Theme | null;
  company: CompanyDetails;
  publicUrl: string;
  requestId: string;
  instead: InsteadPage | null;
  /** For the `_csrf` of forms that are sent without a script; null where a page has none. */
  formToken: string | null;
  /** The page's form as it was refused; null unless this page answers one. */
  refusedForm: RefusedForm | null;
  /** Mail is sent, so a forgotten password can be reset by it. */
  mailConfigured: boolean;
  /** False when the server could not find out who is asking. */
  sessionKnown: boolean;
  /** React Query's dehydrated cache. */
  queries: unknown;
}
