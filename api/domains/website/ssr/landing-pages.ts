import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { languages } from '../../../contract/base/languages.ts';
import { languageCookie, themeCookie, themes } from '../../../contract/website/rendering.ts';

/** The landing page as every guest with the same language and theme gets it. */
export interface KeptLanding {
  /** All but those of one answer: each name with its value after it. */
  headers: readonly string[];
  /** The security policy of the answer it was made for, with that answer's nonce. */
  policy: string;
  nonce: string;
  html: Buffer;
  brotli: Buffer;
  /** Made when the first asks for it. */
  gzip(): Buffer;
  madeAt: number;
}

/** Milliseconds for which a page is kept: what another process changes is seen after so long. */
const lifetime = 1_000;
/** From this age on one guest waits for a new page, while the others get this one. */
const renewal = 700;
/** What the page tells of. After a write of this very process to any of these no page from before is answered. */
const tables = /\b(?:products|business_profiles|packages|media|card_reviews)\b/;

interface RanQuery {
  sql: string;
  __knexTxId?: string;
}

/** The landing pages that are read through one pool, in each language and theme. */
class LandingPages {
  readonly #pages = new Map<string, KeptLanding>();
  readonly #making = new Map<string, PromiseWithResolvers<void>>();
  #writes = 0;

  constructor(knex: Knex) {
    const touched = new Set<string>();
    knex.on('query-response', (_rows: unknown, { sql, __knexTxId: transaction = '' }: RanQuery) => {
      if (/^\s*select\b/i.test(sql)) return;
      const isEnd = /^\s*(?:commit|rollback)\b/i.test(sql);
      if (isEnd ? !touched.delete(transaction) : !tables.test(sql)) return;
      if (!isEnd && transaction) touched.add(transaction);
      this.#writes += 1;
      this.#pages.clear();
    });
  }

  /** To be taken before anything of a page is read. */
  mark(): number {
    return this.#writes;
  }

  /** The page, unless it is too old, or this guest is the one to wait for a new one. */
  find(key: string): KeptLanding | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    return performance.now() - page.madeAt < (this.#making.has(key) ? lifetime : renewal) ? page : undefined;
  }

  /** Resolves when the page that is being made for another guest is there, or won't be; undefined when none is. */
  coming(key: string): Promise<void> | undefined {
    return this.#making.get(key)?.promise;
  }

  begin(key: string): void {
    this.#making.set(key, Promise.withResolvers());
  }

  end(key: string): void {
    this.#making.get(key)?.resolve();
    this.#making.delete(key);
  }

  /** Keeps a page that was read after `mark`. */
  keep(key: string, page: KeptLanding, mark: number): void {
    if (mark === this.#writes) this.#pages.set(key, page);
  }
}

const pagesOfPool = new WeakMap<Knex, LandingPages>();

/** The landing pages that are read through this pool. */
export function landingPagesOf(knex: Knex): LandingPages {
  const known = pagesOfPool.get(knex) ?? new LandingPages(knex);
  pagesOfPool.set(knex, known);
  return known;
}

/** Cookies by which somebody may be signed in, and all by the names from before the prefix. */
const personalCookie = /(?:^|;\s*)(?:bikur\.(?!guest=)|__Host-bikur\.(?:sid|viewing)=)/;
const cookiePatterns = [languageCookie, themeCookie].map((name) => new RegExp(`(?:^|;) *${name}=([^;]*)`));
const known: readonly (readonly string[])[] = [languages, themes];

/**
 * Under which a guest's landing page is kept: by their language and theme.
 * @returns null for any other page, for whoever may be signed in, and for cookies that we never set
 */
export function landingKeyOf({ method, url, headers }: IncomingMessage): string | null {
  if (url !== '/' || method !== 'GET' || headers.authorization !== undefined) return null;
  const { cookie } = headers;
  if (cookie === undefined) return '';
  if (personalCookie.test(cookie)) return null;
  const chosen = cookiePatterns.map((pattern) => pattern.exec(cookie)?.[1]);
  if (chosen.some((value, at) => value !== undefined && !known[at]?.includes(value))) return null;
  return chosen.every((value) => value === undefined) ? '' : chosen.join(' ');
}

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ofOneAnswer = new Set([
  'x-request-id',
  'connection',
  'content-length',
  'content-encoding',
  'content-security-policy',
  'server-timing',
  'vary',
]);

/** A page as it is kept, from the answer that it is in. */
export async function keptFrom(
  html: string,
  nonce: string,
  headers: Readonly<Record<string, unknown>>,
): Promise<KeptLanding> {
  const bytes = Buffer.from(html);
  let gzip: Buffer | undefined;
  const lasting = Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name));
  return {
    headers: [
      ...lasting.flatMap(([name, value]) => [name, String(value)]),
      'vary',
      'Accept-Encoding, Cookie',
    ],
    policy: String(headers['content-security-policy']),
    nonce,
    html: bytes,
    brotli: await compress(bytes, quality),
    gzip: () => (gzip ??= gzipSync(bytes)),
    madeAt: performance.now(),
  };
}
