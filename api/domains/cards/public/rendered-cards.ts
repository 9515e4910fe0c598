import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { CardPageInput, RenderCard } from '../../../contract/cards/card-page.ts';

const compress = promisify(brotliCompress);
const compressForOthers = promisify(gzip);

/** A page ready to be sent. */
interface RenderedCard {
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  /** Sources of the content security policy for the page's own styles. */
  styleSources: string[];
  /** Sources of the content security policy for the page's own scripts. */
  scriptSources: string[];
  validUntil: Date | null;
}

const kept = 2_000;

/**
 * Renders each state of a card once: the key is everything that the page is made of, so a changed card has another
 * key, and no page has to be invalidated.
 */
export class RenderedCards {
  readonly #pages = new LRUCache<string, Promise<RenderedCard>>({ max: kept });

  async page(render: RenderCard, input: CardPageInput): Promise<RenderedCard> {
    const { card, indexable, isEmbedded, script, now } = input;
    const key = hash(`${indexable} ${isEmbedded} ${script?.main} ${JSON.stringify(card)}`);
    const known = await this.#pages.get(key);
    if (known && (!known.validUntil || now < known.validUntil)) return known;
    // Cached while it is being made, so that a thousand visitors at once cause one rendering.
    const making = makePage(render, input);
    this.#pages.set(key, making);
    making.catch(() => this.#pages.delete(key));
    return making;
  }
}

async function makePage(render: RenderCard, input: CardPageInput): Promise<RenderedCard> {
  const { html, styles, scripts, validUntil } = render(input);
  const bytes = Buffer.from(html);
  const params = {
    // The best quality: a page is compressed once and sent often, and level nine would be a tenth larger.
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    compress(bytes, { params }),
    compressForOthers(bytes, { level: 9 }),
  ]);
  return {
    html: bytes,
    brotli,
    gzip: gzipped,
    // Weak: the bytes on the wire differ by compression.
    etag: `W/"${hash(html).slice(0, 27)}"`,
    styleSources: styles.map(policySource),
    scriptSources: scripts.map(policySource),
    validUntil,
  };
}

function policySource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
