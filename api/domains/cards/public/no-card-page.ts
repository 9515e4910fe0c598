import { randomBytes } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { languageCookie, themeCookie, themes } from '../../../contract/website/rendering.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { newNonce } from '../../../http/nonces.ts';
import { chooseLanguageOfPage } from '../../../http/page-language.ts';
import { fixedSecurityHeaders, policyOfPages } from '../../../http/security-headers.ts';
import { quickQuality } from '../page-cache/page-body.ts';

const compress = promisify(brotliCompress);

/** What each request has of its own on such a page. */
type Own = 'nonce' | 'requestId' | 'name';

/** The page with places for what is a request's own: text and names of places in turn. */
interface Template {
  texts: readonly Buffer[];
  places: readonly Own[];
  headers: Readonly<Record<string, string>>;
}

/** Names that stand the same in a page, in JSON and in an address. */
const plainName = /^\/(p\/|@)([a-z0-9-]{1,60})$/u;
/** Milliseconds for which a template is used. */
const lifetime = 60_000;
const maxVisitors = 2_000;

/**
 * The storefront's page for addresses where guests find no card. It is made once for each language and theme and kept for
 * a minute; each answer has its own nonce, request id and address in it.
 */
export class NoCardPage {
  readonly #app: App;
  readonly #fixed: Record<string, string>;
  readonly #policy: (nonce: string) => string;
  readonly #show: (ctx: AppContext) => Promise<void>;
  readonly #templates = new Map<string, Promise<Template | null>>();
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
   * @returns the answer's headers but for those of the connection, and its bytes; null where the page is no such page
   */
  async make(
    request: IncomingMessage,
    path: string,
    requestId: string,
    isCalm: boolean,
  ): Promise<{ headers: string[]; bytes: Buffer } | null> {
    const [, kind, name] = plainName.exec(path) ?? [];
    if (kind === undefined || name === undefined) return null;
    const template = await this.#templateFor(request, kind);
    if (!template) return null;
    const own: Record<Own, string> = { nonce: newNonce(), requestId, name };
    const parts = template.texts.flatMap((text, at) => {
      const place = template.places[at];
      return place ? [text, Buffer.from(own[place])] : [text];
    });
    const plain = Buffer.concat(parts);
    const bytes = isCalm
      ? await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } })
      : plain;
    const headers = {
      ...template.headers,
      'Content-Security-Policy': this.#policy(own.nonce),
      'X-Request-Id': requestId,
      ...(isCalm && { 'Content-Encoding': 'br' }),
      'Content-Length': String(bytes.length),
    };
    return { headers: Object.entries(headers).flat(), bytes };
  }

  #templateFor(request: IncomingMessage, kind: string): Promise<Template | null> {
    const variant = this.#variantOf(request);
    const key = `${kind} ${variant}`;
    const known = this.#templates.get(key);
    if (known) return known;
    const making = this.#makeTemplate(request, kind, variant).catch((error: unknown) => {
      this.#templates.delete(key);
      throw error;
    });
    this.#templates.set(key, making);
    setTimeout(() => this.#templates.delete(key), lifetime).unref();
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

  async #makeTemplate(request: IncomingMessage, kind: string, cookie: string): Promise<Template | null> {
    const random = () => randomBytes(16).toString('hex');
    const own: Record<Own, string> = { nonce: random(), requestId: random(), name: random() };
    const asGuest = Object.create(request, {
      url: { value: `/${kind}${own.name}`, writable: true },
      headers: { value: { host: request.headers.host, cookie } },
    }) as IncomingMessage;
    const ctx = this.#contextOf(asGuest);
    ctx.state.nonce = own.nonce;
    ctx.state.requestId = own.requestId;
    ctx.state.log = ctx.deps.log;
    ctx.state.actor = null;
    ctx.state.credential = null;
    ctx.state.provedAt = null;
    await this.#show(ctx);
    ctx.vary('Accept-Encoding');
    const { status, body } = ctx;
    if (status !== 404 || typeof body !== 'string') return null;
    const places: Own[] = [];
    const texts: Buffer[] = [];
    const names = new Map(Object.entries(own).map(([place, value]) => [value, place as Own]));
    for (const part of body.split(new RegExp(`(${Object.values(own).join('|')})`, 'u'))) {
      const place = names.get(part);
      if (place) places.push(place);
      else texts.push(Buffer.from(part));
    }
    const headers: Record<string, string> = { ...this.#fixed };
    for (const [header, value] of Object.entries(ctx.response.headers))
      if (header !== 'content-length') headers[header] = String(value);
    return { texts, places, headers };
  }

  #contextOf(request: IncomingMessage): AppContext {
    return this.#app.createContext(request, new ServerResponse(request)) as unknown as AppContext;
  }
}
