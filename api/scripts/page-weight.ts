import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { inheritedVariables } from '../inherited-variables.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startProductionApplication } from './production-application.ts';
import { scriptLimits, sumOf, measureScripts, type MeasuredScript } from './measure-scripts.ts';

/**
 * `npm run page-weight`: every script a guest's browser fetches for the landing page, compressed as it comes over the
 * line: until the page is quiet, and with the first touch. Ends with 1 when either is over its limit.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

function print(what: string, scripts: MeasuredScript[], limit: number): void {
  const sum = sumOf(scripts);
  console.log(`\n${what}`);
  for (const { path, bytes } of scripts) console.log(`${String(bytes).padStart(9)}  ${path}`);
  const verdict = sum > limit ? `OVER by ${sum - limit}` : 'well';
  console.log(`${String(sum).padStart(9)}  of ${limit} bytes (KB = 1000 bytes): ${verdict}`);
  if (sum > limit) process.exitCode = 1;
}

const application = await startProductionApplication(join(root, '.cache/measure-data'));
const browser = await chromium.launch({
  ...(await findChromium(inheritedVariables())),
  args: chromiumArgs,
});
try {
  const { first, touched } = await measureScripts(await browser.newPage({ baseURL: application.url }), '/');
  print('Landing page, until it is quiet', first, scriptLimits.first);
  print('With the first touch', [...first, ...touched], scriptLimits.touched);
} finally {
  await browser.close();
  await application.stop();
}
