export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'unknown';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Kind of a file by its first bytes; its name and content type are never used (docs/security.md C1). */
export function sniffPicture(bytes: Buffer): PictureKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(4, 8) === 'ftyp') return kindOfBrands(text(8, Math.min(64, bytes.readUInt32BE(0))));
  return /^\uFEFF?\s*<(?:\?xml|!--|!doctype svg|svg)/i.test(bytes.toString('utf8', 0, 200))
    ? 'svg'
    : 'unknown';
}

/** Brands of four letters; AVIF may call itself `mif1` first and `avif` later. */
function kindOfBrands(brands: string): PictureKind {
  const list = brands.match(/.{4}/gs) ?? [];
  if (list.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return list.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'unknown';
}

/** Whether a PNG is animated, which it says before its first pixels; libvips would show only the first picture. */
export function isMovingPng(bytes: Buffer): boolean {
  const pixels = bytes.indexOf('IDAT');
  const mark = bytes.indexOf('acTL');
  return mark !== -1 && mark < pixels;
}

/**
 * Scans of a JPEG, those of pictures within it (previews) too. Within the pixels the mark never stands: there a zero
 * follows each 0xFF.
 */
export function scansOf(bytes: Buffer): number {
  const mark = Buffer.from([0xff, 0xda]);
  let scans = 0;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 2)) scans += 1;
  return scans;
}
