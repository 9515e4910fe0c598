import { randomBytes } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageCookie, themeCookie } from '../../../contract/website/rendering.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { newNonce } from '../../../http/nonces.ts';
import { chosenTheme } from '../../../http/page-theme.ts';
import { chooseLanguageOfPage } from '../../../http/page-language.ts';
import { fixedSecurityHeaders, policyOfPages } from '../../../http/security-headers.ts';
import type { PageCompressor } from '../page-cache/compress-pages.ts';
import { PageBody } from '../page-cache/page-body.ts';

/** The page as every guest with the same language and theme gets it. */
interface Kept {
  /** Names and values in turn, but for those of one answer. */
  headers: readonly string[];
  /** Headers that have the answer's nonce in them, each with the text around its places. */
  ofNonce: readonly (readonly [name: string, texts: readonly string[]])[];
  /** The text around the places of the address's name. */
  texts: readonly string[];
}

/** Names that stand the same in a page, in JSON and in an address. */
const plainName = /^\/(p\/|@)([a-z0-9-]{1,60})$/u;
/** Milliseconds after which the storefront is asked for its page again. */
const lifetime = 60_000;
const maxVisitors = 2_000;
/** Addresses whose pages are at hand, compressed once they were asked for twice; some 8 KB each before that. */
const maxPages = 2_500;

/**
 * The storefront's page for addresses where guests find no card. It is made once for each language and theme and kept for a
 * minute; each address has its name put in. Nonce and request id of an answer are in its headers, and not in the page.
 */
export class NoCardPage {
  readonly #app: App;
  readonly #fixed: Record<string, string>;
  readonly #policy: (nonce: string) => string;
  readonly #show: (ctx: AppContext) => Promise<void>;
  readonly #compressor: PageCompressor;
  /** Null where the page isn't one that can be kept. */
  readonly #kept = new Map<string, Kept | null>();
  /** What was kept last: the pages of addresses stay while the storefront draws the same. */
  readonly #former = new Map<string, Kept>();
  readonly #pages = new LRUCache<string, { kept: Kept; body: PageBody }>({ max: maxPages });
  readonly #making = new Map<string, Promise<Kept | null>>();
  /** The language and theme of visitors, by their cookies. */
  readonly #variants = new LRUCache<string, string>({ max: maxVisitors });

  /** @param show answers with the page of the storefront at the request's address */
  constructor(app: App, compressor: PageCompressor, show: (ctx: AppContext) => Promise<void>) {
    this.#app = app;
    this.#compressor = compressor;
    this.#show = show;
    const { env } = app.context['deps'];
    this.#fixed = fixedSecurityHeaders(env);
    this.#policy = policyOfPages(env);
  }

  /**
   * Answers with the page where it is at hand.
   * @returns whether it was
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse, path: string, requestId: string): boolean {
    const [, kind] = plainName.exec(path) ?? [];
    const page = this.#pages.get(this.#keyOf(request, path));
    if (kind === undefined || !page || this.#kept.get(this.#keyOf(request, kind)) !== page.kept) return false;
    const { body } = page;
    // For whoever comes next.
    if (body.canBeSmaller && body.encoding === null) void this.#compressor.again(body, () => undefined);
    write(response, page, requestId);
    return true;
  }

  /**
   * Answers with the page, which is made where it isn't at hand.
   * @returns false where this address has no such page
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestId: string,
  ): Promise<boolean> {
    const [, kind, name] = plainName.exec(path) ?? [];
    if (kind === undefined || name === undefined) return false;
    const kept = await this.#keptFor(request, kind);
    if (!kept) return false;
    const key = this.#keyOf(request, path);
    let page = this.#pages.get(key);
    if (page?.kept !== kept) {
      page = { kept, body: new PageBody(Buffer.from(kept.texts.join(name))) };
      this.#pages.set(key, page);
      await this.#compressor.first(page.body, () => undefined);
    }
    write(response, page, requestId);
    return true;
  }

  /** @param of an address, or the kind of address that a page is drawn for */
  #keyOf(request: IncomingMessage, of: string): string {
    return `${of} ${this.#variantOf(request)}`;
  }

  async #keptFor(request: IncomingMessage, kind: string): Promise<Kept | null> {
    const variant = this.#keyOf(request, kind);
    const known = this.#kept.get(variant);
    if (known !== undefined) return known;
    const making =
      this.#making.get(variant) ??
      this.#draw(request, kind, this.#variantOf(request)).finally(() => this.#making.delete(variant));
    this.#making.set(variant, making);
    const drawn = await making;
    const current = this.#kept.get(variant);
    if (current !== undefined) return current;
    const former = this.#former.get(variant);
    const kept = former && JSON.stringify(former) === JSON.stringify(drawn) ? former : drawn;
    this.#kept.set(variant, kept);
    if (kept) this.#former.set(variant, kept);
    setTimeout(() => this.#kept.delete(variant), lifetime).unref();
    return kept;
  }

  /** The cookies by which a page differs. */
  #variantOf(request: IncomingMessage): string {
    const { cookie = '' } = request.headers;
    let variant = this.#variants.get(cookie);
    if (variant === undefined) {
      const ctx = this.#contextOf(request);
      const theme = chosenTheme(ctx);
      variant = `${languageCookie}=${chooseLanguageOfPage(ctx)}${theme ? `; ${themeCookie}=${theme}` : ''}`;
      this.#variants.set(cookie, variant);
    }
    return variant;
  }

  async #draw(request: IncomingMessage, kind: string, cookie: string): Promise<Kept | null> {
    const [nonce, name] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    const asGuest = Object.create(request, {
      url: { value: `/${kind}${name}`, writable: true },
      headers: { value: { host: request.headers.host, cookie } },
    }) as IncomingMessage;
    const ctx = this.#contextOf(asGuest);
    ctx.state.nonce = nonce;
    ctx.state.requestId = '';
    ctx.state.isForMany = true;
    ctx.state.log = ctx.deps.log;
    ctx.state.actor = null;
    ctx.state.credential = null;
    ctx.state.provedAt = null;
    await this.#show(ctx);
    ctx.vary('Accept-Encoding');
    const { status, body } = ctx;
    if (status !== 404 || typeof body !== 'string' || body.includes(nonce)) return null;
    const all: [string, string][] = [
      ...Object.entries(this.#fixed),
      ...Object.entries(ctx.response.headers).map(([key, value]): [string, string] => [key, String(value)]),
      ['Content-Security-Policy', this.#policy(nonce)],
    ];
    const lasting = all.filter(([key, value]) => key !== 'content-length' && !value.includes(nonce));
    return {
      headers: lasting.flat(),
      ofNonce: all
        .filter(([, value]) => value.includes(nonce))
        .map(([key, value]) => [key, value.split(nonce)]),
      texts: body.split(name),
    };
  }

  #contextOf(request: IncomingMessage): AppContext {
    return this.#app.createContext(request, new ServerResponse(request)) as unknown as AppContext;
  }
}

function write(
  response: ServerResponse,
  { kept, body }: { kept: Kept; body: PageBody },
  requestId: string,
): void {
  const { bytes, encoding } = body;
  const headers = [...kept.headers, 'X-Request-Id', requestId, 'Content-Length', String(bytes.length)];
  const nonce = newNonce();
  for (const [name, texts] of kept.ofNonce) headers.push(name, texts.join(nonce));
  if (encoding) headers.push('Content-Encoding', encoding);
  response.writeHead(404, headers);
  response.end(bytes);
}
