import sharp from 'sharp';

const white = '#ffffff';
const dark = '#16202c';
/** Lightness, of 255, from which a logo can't be read on white. */
const tooLightForWhite = 200;
const samplePixels = 64;
/** Seconds. */
const patience = 20;

/**
 * The ground of a logo with transparent parts: white, or dark for one that is drawn in light colours and would vanish
 * on white. It becomes part of the picture, so that a logo is read the same on every template.
 * @returns null for a picture without transparent parts: it has a ground of its own
 */
export async function groundOfLogo(bytes: Buffer): Promise<string | null> {
  const { data } = await sharp(bytes)
    .timeout({ seconds: patience })
    .resize({ width: samplePixels, height: samplePixels, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [light, solid, clear] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    solid += alpha;
    if (alpha < 128) clear += 1;
  }
  if (clear === 0) return null;
  return solid > 0 && light / solid >= tooLightForWhite ? dark : white;
}
