import { chromium } from '@playwright/test';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { chromiumArgs, findChromium } from '../../chromium.ts';
import { measureScripts, sumOf } from '../../measure-scripts.ts';
import type { Measure } from '../measure.ts';
import { adminId, signedInHeaders } from '../people.ts';
import { inWords } from '../ratios.ts';
import type { World } from '../world.ts';

const limits = { backOffice: 330_000, landing: 120_000 } as const;
const kilobytes = (bytes: number) => `${inWords(bytes / 1_000)} KB`;

/** What a browser fetches of scripts, as they come over the line. */
export const measure: Measure = {
  name: 'scripts',
  async run(world) {
    const { url } = await world.product();
    const backOffice = await firstScripts(world, url);
    const browser = await chromium.launch({
      ...(await findChromium(inheritedVariables())),
      args: chromiumArgs,
    });
    const page = await browser.newPage({ baseURL: url });
    const { first, touched } = await measureScripts(page, '/').finally(() => browser.close());
    const awake = sumOf([...first, ...touched]);
    return [
      {
        what: 'back office, first script',
        goal: `≤ ${limits.backOffice / 1_000} KB brotli`,
        value: kilobytes(backOffice),
        isMet: backOffice <= limits.backOffice,
        facts: 'what its page names: scripts and what they need before anything shows',
      },
      {
        what: 'landing page, fully awake',
        goal: `≤ ${limits.landing / 1_000} KB brotli`,
        value: kilobytes(awake),
        isMet: awake <= limits.landing,
        facts: `${kilobytes(sumOf(first))} of it before the first touch`,
      },
    ];
  },
};

/** Bytes of the scripts that the back office's page names. */
async function firstScripts(world: World, url: string): Promise<number> {
  const headers = await signedInHeaders(world, adminId);
  const page = await (await fetch(`${url}/admin`, { headers: { ...headers, Accept: 'text/html' } })).text();
  const named = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/gu)].map(([, path = '']) => path);
  if (named.length === 0) throw new Error(`The back office names no script:\n${page.slice(0, 500)}`);
  const sizes = await Promise.all(
    [...new Set(named)].map(async (path) => {
      const answer = await fetch(url + path, { headers: { ...headers, 'Accept-Encoding': 'br' } });
      await answer.arrayBuffer();
      return Number(answer.headers.get('Content-Length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
