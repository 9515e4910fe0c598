import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuiltStorefront, type Storefront } from '../adapters/storefront.ts';
import { cardLanguages } from '../contract/base/card-languages.ts';
import { cardTemplates } from '../contract/cards/public-card.schema.ts';
import { buildWhatIsStale } from './build.ts';
import { measureCards, weightLimits } from './card-weight.ts';

let storefront: Storefront;
/** What fits with less effort fits with the most, which costs thirty times as much; the command tells the exact weights. */
const efforts = [5, 10, 11];

beforeAll(async () => {
  await buildWhatIsStale();
  storefront = openBuiltStorefront();
}, 180_000);

describe('the weight of a card', () => {
  it('stays below its limit in every template and language, full and bare, with its scripts', async () => {
    const weighed = await measureCards(storefront, { efforts });
    expect(weighed).toHaveLength(cardTemplates.length * cardLanguages.length * 3 + 2);
    for (const { what, bytes, limit } of weighed) expect(bytes, what).toBeLessThanOrEqual(limit);
  });

  it('is told when it is over, and when a script would fetch another one', async () => {
    const noise = randomBytes(11_000).toString('base64');
    const heavier: Storefront = {
      ...storefront,
      bundle: async () => ({
        ...(await storefront.bundle()),
        renderCard: () => ({ html: noise, styles: [], scripts: [], validUntil: null }),
        renderPart: async () => '',
      }),
    };
    const one = { templates: cardTemplates.slice(0, 1) };
    const over = (await measureCards(heavier, one)).filter(({ bytes, limit }) => bytes > limit);
    expect(over.map(({ limit }) => limit).toSorted((a, b) => a - b)).toEqual([
      ...cardLanguages.flatMap(() => [weightLimits.page, weightLimits.page]),
      ...cardLanguages.map(() => weightLimits.whole),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'bikur-weight-'));
    await writeFile(join(folder, 'importing.js'), 'import{a}from"./a.js";a()');
    const importing: Storefront = {
      ...storefront,
      assets: () => ({ scripts: ['/importing.js'], styles: [], modulePreloads: [], file: () => undefined }),
      files: { storefront: folder, backOffice: '' },
    };
    await expect(measureCards(importing, one)).rejects.toThrow('imports another file');
    await rm(folder, { recursive: true });
  });
});
