import { randomBytes } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageCookie, themeCookie, themes } from '../../../contract/website/rendering.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { newNonce } from '../../../http/nonces.ts';
import { chooseLanguageOfPage } from '../../../http/page-language.ts';
import { fixedSecurityHeaders, policyOfPages } from '../../../http/security-headers.ts';
import { bestQuality, PageBody, quickQuality } from '../page-cache/page-body.ts';

/** The page as every guest with the same language and theme gets it, at any such address. */
interface Kept {
  /** Names and values in turn, but for those of one answer. */
  headers: readonly string[];
  /** Headers that have the answer's nonce in them, each with the text around its places. */
  ofNonce: readonly (readonly [name: string, texts: readonly string[]])[];
  body: PageBody;
}

/** Addresses of the same kind have the same page. */
const plainName = /^\/(?:p\/|@)[a-z0-9-]{1,60}$/u;
/** Milliseconds for which a page is used. */
const lifetime = 60_000;
const maxVisitors = 2_000;

/**
 * The storefront's page for addresses where guests find no card. It is made once for each language and theme, compressed
 * and kept for a minute; each answer has its own nonce and request id in its headers, and none in the page.
 */
export class NoCardPage {
  readonly #app: App;
  readonly #fixed: Record<string, string>;
  readonly #policy: (nonce: string) => string;
  readonly #show: (ctx: AppContext) => Promise<void>;
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<Kept | null>>();
  /** The language and theme of visitors, by their cookies. */
  readonly #variants = new LRUCache<string, string>({ max: maxVisitors });

  /** @param show answers with the page of the storefront at the request's address */
  constructor(app: App, show: (ctx: AppContext) => Promise<void>) {
    this.#app = app;
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
    if (!plainName.test(path)) return false;
    const kept = this.#kept.get(this.#variantOf(request));
    if (!kept) return false;
    const { bytes, encoding } = kept.body;
    const headers = [...kept.headers, 'X-Request-Id', requestId, 'Content-Length', String(bytes.length)];
    const nonce = newNonce();
    for (const [name, texts] of kept.ofNonce) headers.push(name, texts.join(nonce));
    if (encoding) headers.push('Content-Encoding', encoding);
    response.writeHead(404, headers);
    response.end(bytes);
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
    if (!plainName.test(path)) return false;
    const variant = this.#variantOf(request);
    if (!this.#kept.has(variant) && !(await this.#make(request, variant))) return false;
    return this.answerAtOnce(request, response, path, requestId);
  }

  #make(request: IncomingMessage, variant: string): Promise<Kept | null> {
    const known = this.#making.get(variant);
    if (known) return known;
    const making = this.#draw(request, variant)
      .then(async (kept) => {
        if (!kept) return null;
        await kept.body.compress(quickQuality);
        this.#kept.set(variant, kept);
        setTimeout(() => this.#kept.delete(variant), lifetime).unref();
        void kept.body.compress(bestQuality).catch(() => undefined);
        return kept;
      })
      .finally(() => this.#making.delete(variant));
    this.#making.set(variant, making);
    return making;
  }

  /** The cookies by which a page differs. */
  #variantOf(request: IncomingMessage): string {
    const { cookie = '' } = request.headers;
    let variant = this.#variants.get(cookie);
    if (variant === undefined) {
      const ctx = this.#contextOf(request);
      const theme = themes.find((one) => one === ctx.cookies.get(themeCookie, { signed: false }));
      variant = `${languageCookie}=${chooseLanguageOfPage(ctx)}${theme ? `; ${themeCookie}=${theme}` : ''}`;
      this.#variants.set(cookie, variant);
    }
    return variant;
  }

  /** Null where the page isn't the same at every address. */
  async #draw(request: IncomingMessage, cookie: string): Promise<Kept | null> {
    const [nonce, name] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    const asGuest = Object.create(request, {
      url: { value: `/p/${name}`, writable: true },
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
    if (status !== 404 || typeof body !== 'string' || body.includes(name) || body.includes(nonce))
      return null;
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
      body: new PageBody(Buffer.from(body)),
    };
  }

  #contextOf(request: IncomingMessage): AppContext {
    return this.#app.createContext(request, new ServerResponse(request)) as unknown as AppContext;
  }
}
