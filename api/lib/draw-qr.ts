import QrCode from 'qrcode';
import sharp from 'sharp';
import type { PublicCard } from '../contract/cards/public-card.schema.ts';
import type { QrDrawing } from '../contract/cards/card-page.ts';

/** Light modules around the code, as the standard requires. */
const quietZone = 4;
/** A picture covers at most this share of the code's width; level H is readable with 30 % missing. */
const maxPad = 0.22;

/** The address in a card's code: the short ASCII one, marked so that the visit counts as a scan. */
export function qrAddress(card: PublicCard): string {
  return `${card.url}?s=qr`;
}

interface Code {
  size: number;
  isDark(row: number, column: number): boolean;
  /** First module and width of the light pad in the middle; no width without a picture. */
  pad: { start: number; width: number };
}

function makeCode(address: string, hasPicture: boolean): Code {
  const { size, data } = QrCode.create(address, { errorCorrectionLevel: hasPicture ? 'H' : 'M' }).modules;
  const widest = hasPicture ? Math.floor(size * maxPad) : 0;
  // A code is an odd number of modules wide, and so is the pad in its middle.
  const width = widest % 2 === 0 ? Math.max(0, widest - 1) : widest;
  const start = (size - width) / 2;
  const isPad = (at: number) => at >= start && at < start + width;
  return {
    size,
    pad: { start, width },
    isDark: (row, column) => Boolean(data[row * size + column]) && !(isPad(row) && isPad(column)),
  };
}

/** Draws the code of an address as one path: each run of dark modules in a row is a rectangle. */
export function drawQr(address: string): QrDrawing {
  return asPath(makeCode(address, false));
}

function asPath({ size, isDark }: Code): QrDrawing {
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column += 1;
      const length = column + 1 - start;
      path += `M${start} ${row}h${length}v1h-${length}z`;
    }
  return { size, path };
}

/** Width in pixels at which the picture in the middle is still sharp on a printed sheet. */
const pictureWidth = 320;

/**
 * The code as a file for print: dark on light, with the quiet zone readers need and, when there is a picture, level
 * H with the picture on a light pad in the middle (docs/product.md 4).
 * @param picture JPEG, square or not; of a high one the upper part is shown, where the face is
 */
export async function qrAsSvg(address: string, picture: Buffer | null = null): Promise<string> {
  const square = picture && (await squareOf(picture, pictureWidth));
  const code = makeCode(address, square !== null);
  const { size, path } = asPath(code);
  const edge = size + quietZone * 2;
  const inner = { at: code.pad.start + 0.5, width: code.pad.width - 1 };
  const image = square
    ? `<image x="${inner.at}" y="${inner.at}" width="${inner.width}" height="${inner.width}" href="data:image/jpeg;base64,${square.toString('base64')}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${edge} ${edge}" width="${edge * 8}" height="${edge * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-4-4h${edge}v${edge}h-${edge}z"/><path d="${path}"/>${image}</svg>`
  );
}

/**
 * The code as pixels, whole ones for each module.
 * @param wantedWidth in pixels; the file is the nearest width that divides evenly, at least one pixel a module
 * @param picture JPEG for the middle; level H then
 */
export async function qrAsPng(
  address: string,
  wantedWidth: number,
  picture: Buffer | null = null,
): Promise<Buffer> {
  const plain = makeCode(address, false);
  const square = picture && (await squareOf(picture, Math.max(pictureWidth, Math.round(wantedWidth / 4))));
  const code = square ? makeCode(address, true) : plain;
  const edge = code.size + quietZone * 2;
  const scale = Math.max(1, Math.round(wantedWidth / edge));
  const modules = Buffer.alloc(edge * edge, 255);
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.isDark(row, column)) modules[(row + quietZone) * edge + column + quietZone] = 0;
  const width = edge * scale;
  const large = sharp(modules, { raw: { width: edge, height: edge, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .toColourspace('srgb');
  if (!square) return large.png({ palette: true, colours: 2 }).toBuffer();
  const inside = Math.max(1, Math.round((code.pad.width - 1) * scale));
  const at = Math.round((quietZone + code.pad.start + 0.5) * scale);
  const input = await sharp(square).resize(inside, inside).toBuffer();
  return sharp(await large.png().toBuffer())
    .composite([{ input, left: at, top: at }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Null for bytes that are no picture: the code is then drawn without one. */
async function squareOf(picture: Buffer, width: number): Promise<Buffer | null> {
  try {
    return await sharp(picture)
      .resize(width, width, { fit: 'cover', position: 'top' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
