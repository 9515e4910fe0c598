import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const compressForOthers = promisify(gzip);

/** Compressed soon, for some tenth more bytes: a fiftieth of the computing. */
export const quickQuality = 5;
export const bestQuality = constants.BROTLI_MAX_QUALITY;
/** Bytes from which on compressing saves anything. */
const worthIt = 500;
/** Of the window, as a power of two: a page is smaller than the usual four megabytes, which would be made for each. */
const windowBits = 16;

/**
 * The bytes of one answer, once: as they were written, until they are compressed. Outside the heap, of which a garbage
 * collection would walk through thousands of pages.
 */
export class PageBody {
  #bytes: Buffer;
  /** Of the compression; 0 for bytes as they were written. */
  #quality = 0;
  #isCompressing = false;

  /** @param plain the page as it was written */
  constructor(plain: Buffer) {
    this.#bytes = exact(plain);
  }

  get length(): number {
    return this.#bytes.length;
  }

  get quality(): number {
    return this.#quality;
  }

  /** The bytes that are there. */
  get bytes(): Buffer {
    return this.#bytes;
  }

  /** How the bytes that are there are encoded; null for not at all. */
  get encoding(): 'br' | null {
    return this.#quality === 0 ? null : 'br';
  }

  /** Whether it is worth compressing, or compressing better. */
  get canBeSmaller(): boolean {
    return this.isCompressible && this.#quality < bestQuality && !this.#isCompressing;
  }

  /** Whether it is large enough to be compressed at all. */
  get isCompressible(): boolean {
    return this.#quality > 0 || this.#bytes.length >= worthIt;
  }

  /** The page as it was written. */
  plain(): Buffer {
    return this.#quality === 0 ? this.#bytes : brotliDecompressSync(this.#bytes);
  }

  /** Compressed for those few who take nothing newer; not kept. */
  gzip(): Promise<Buffer> {
    return compressForOthers(this.plain(), { level: 6 });
  }

  /** Puts the compressed bytes in the place of those that are there, unless they are as good. */
  async compress(quality: number): Promise<void> {
    if (this.#isCompressing || this.#quality >= quality) return;
    this.#isCompressing = true;
    try {
      const plain = this.plain();
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      this.#bytes = exact(await brotli(plain, { params }));
      this.#quality = quality;
    } finally {
      this.#isCompressing = false;
    }
  }
}

/** Small buffers, and the library's own, are parts of larger ones, which would be kept whole. */
function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
