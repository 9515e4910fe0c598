import type { PublicNfcProduct } from '../nfc/orders.schema.ts';
import type { PublicProduct } from '../subscriptions/products.schema.ts';
import type { Language } from '../base/languages.ts';

/** Colour themes a visitor may choose; without a choice the system's is used (docs/look.md, tokens). */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Cookie with the visitor's language; the address' `?lang=` sets it. */
export const languageCookie = 'lang';
/** Cookie with the visitor's theme; without it the system's is used. */
export const themeCookie = 'theme';

/** In the header Server-Timing: the nonce of a page whose bytes are the same for every guest. */
export const nonceTiming = 'nonce';

/** Addresses of the company that pages show; set by the environment (docs/product.md). */
export interface CompanyDetails {
  name: string;
  email: string;
  phone: string;
  /** International form, digits only. */
  whatsapp: string;
  /** Postal address for registered mail. */
  address: string;
  /** Number in the companies register; null where none is set. */
  number: string | null;
  /** The employee who answers about accessibility. */
  accessibilityContact: string | null;
  /** Its own pages in networks, in the order they are shown. */
  social: { name: string; url: string }[];
}

/** A refused form that was sent without a script: the page shows it again, with every typed value. */
export interface RefusedForm {
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

/** An answer of the API, called in process for the page that is being rendered. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

export interface PageAssets {
  /** Module scripts that start the page. */
  scripts: string[];
  styles: string[];
  /** Modules that the scripts will import at once. */
  modulePreloads: string[];
  /** Address of a file in `storefront/`, such as an icon or the Hebrew font. */
  file(source: string): string | undefined;
}

/** Why another page is shown than the one of the address. */
export type InsteadPage = 'server-error' | 'unavailable' | 'profile-not-found' | 'not-found';

/** What the server passes for rendering a page. */
export interface PageRequest {
  /** Requested path and query, with a leading slash. */
  url: string;
  /** Scheme and host that visitors see, without a trailing slash. */
  publicUrl: string;
  language: Language;
  theme: Theme | null;
  /** Undefined where every guest gets the same page, and a header tells it. */
  nonce: string | undefined;
  requestId: string;
  company: CompanyDetails;
  /** Client files for these modules, named by their path below `storefront/`. */
  assets(modules: string[]): PageAssets;
  /** Calls the API at `path` with the visitor's own rights; an error is an answer, never thrown. */
  read(path: string): Promise<ApiAnswer>;
  instead?: InsteadPage | undefined;
  /** For the `_csrf` of forms that are sent without a script. */
  formToken?: string | undefined;
  refusedForm?: RefusedForm | undefined;
  /** Whether mail is configured, so that a forgotten password can be reset by it. */
  mailConfigured?: boolean | undefined;
  /** Whether a Google client is configured, so that one can sign in with it. */
  googleConfigured?: boolean | undefined;
}

/** What the server passes for rendering one part of the site by itself: a plan's card, a product's, a notification's line. */
export interface PartRequest extends Pick<
  PageRequest,
  'language' | 'theme' | 'nonce' | 'publicUrl' | 'assets' | 'read'
> {
  part:
    | { kind: 'plan'; plan: PublicProduct; cycle: 'monthly' | 'yearly' }
    | { kind: 'printed'; product: PublicNfcProduct }
    | { kind: 'notice'; title: string; content: string; link: string | null; createdAt: string };
}

export type PageResult =
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** True when the page shows personal data, so that no cache may store it. */
      personal: boolean;
    };

/** What the page passes to the browser's script, as JSON in the page. */
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
  /** The page's refused form; null unless this page answers one. */
  refusedForm: RefusedForm | null;
  /** Whether mail is configured, so that a forgotten password can be reset by it. */
  mailConfigured: boolean;
  /** Whether a Google client is configured, so that one can sign in with it. */
  googleConfigured: boolean;
  /** False when the server could not read the visitor's session. */
  sessionKnown: boolean;
  /** React Query's dehydrated cache. */
  queries: unknown;
}
