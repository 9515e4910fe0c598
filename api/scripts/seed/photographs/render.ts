import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { repository } from '../../../lib/repository.ts';
import { findChromium } from '../../chromium.ts';
import { album, fileOfPhotograph, plainLook, shapes, type PhotographName } from './album.ts';
import { addGrain, develop, type Look } from './develop.ts';
import { expose, type Exposure } from './expose.ts';

/**
 * `npm run photographs [-- name …] [--passes=5]`: takes the photographs of the demo cards anew, from the sets that
 * are described in `sets`, and keeps them in `pictures`. Seconds each with a graphics card, minutes without one;
 * nothing of it runs where demo data are written.
 */

const here = import.meta.dirname;
const cache = join(repository, '.cache/photographs');
const most = 40_000;
type Film = Pick<Exposure, 'width' | 'height'>;

const names = Object.keys(album) as PhotographName[];
const { values, positionals: asked } = parseArgs({
  options: { passes: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const passes = Number(values.passes);
if (!Number.isInteger(passes) || passes < 1)
  throw new Error(`--passes is a whole number from 1 on, not ${values.passes}`);
for (const name of asked)
  if (!names.includes(name as PhotographName))
    throw new Error(`No photograph is called ${name}. There are: ${names.join(', ')}`);

/** Enlarges what was exposed, strews the grain, and takes the best quality that stays small: the files lie in the repository. */
async function print(pixels: Buffer, exposed: Film, grain: number, name: PhotographName) {
  const { width, height } = shapes[album[name].shape];
  const enlarged = await sharp(pixels, { raw: { ...exposed, channels: 3 } })
    .median(3)
    .blur(0.5)
    .resize({ width, height, kernel: 'mitchell', fit: 'fill' })
    .sharpen({ sigma: 1, m1: 0.3, m2: 1.5 })
    .raw()
    .toBuffer();
  const grained = addGrain(enlarged, grain, name);
  for (let quality = 64; ; quality -= 6) {
    const bytes = await sharp(grained, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (bytes.length <= most || quality < 20) return bytes;
  }
}

/** Exposes, or takes what was exposed before of the same set: another look takes a second then. */
async function exposeOnce(browser: Browser, request: Parameters<typeof expose>[1]): Promise<Exposure> {
  const key = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 24);
  const sheets = ['light', 'colour', 'normal'] as const;
  const fileOf = (sheet: string) => join(cache, `${key}-${sheet}.bin`);
  if (!sheets.every((sheet) => existsSync(fileOf(sheet)))) {
    const exposure = await expose(browser, request);
    mkdirSync(cache, { recursive: true });
    for (const sheet of sheets) writeFileSync(fileOf(sheet), new Uint8Array(exposure[sheet].buffer));
    return exposure;
  }
  const [light, colour, normal] = sheets.map((sheet) => {
    const bytes = readFileSync(fileOf(sheet));
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  });
  if (!light || !colour || !normal) throw new Error('The film is empty');
  return { width: request.width, height: request.height, light, colour, normal };
}

const browser = await chromium.launch({
  ...(await findChromium(inheritedVariables())),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
});
try {
  const tracer = readFileSync(join(here, 'tracer.glsl'), 'utf8');
  for (const name of names.filter((each) => asked.length === 0 || asked.includes(each))) {
    const began = performance.now();
    const { set, view, shape, ...rest } = album[name];
    const scene = readFileSync(join(here, 'sets', `${set}.glsl`), 'utf8');
    const { width, height, exposed } = shapes[shape];
    const film = { width: exposed, height: Math.round((exposed * height) / width) };
    const exposure = await exposeOnce(browser, {
      shader: `#version 300 es\n${tracer.replace('//SET', () => scene)}`,
      ...film,
      passes,
      view,
    });
    const look: Look = { ...plainLook, ...('look' in rest ? rest.look : {}) };
    const bytes = await print(develop(exposure, look), film, look.grain, name);
    writeFileSync(fileOfPhotograph(name), bytes);
    console.log(`${name}: ${bytes.length} bytes, ${Math.round((performance.now() - began) / 1000)} s`);
  }
} finally {
  await browser.close();
}
