import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { openBuiltStorefront } from '../adapters/storefront.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startProductionApplication } from './production-application.ts';
import { scriptLimits, sumOf, measureScripts, type MeasuredScript } from './measure-scripts.ts';

/**
 * `npm run page-weight`: every script a guest's browser fetches for the landing page, compressed as it comes over the
 * line: until the page is quiet, and with the first touch. Ends with 1 when either is over its limit. Then the
 * application with each page and all that they import, to see what a change of storefront/script-groups.ts does.
 */

function print(what: string, scripts: MeasuredScript[], limit: number): void {
  const sum = sumOf(scripts);
  console.log(`\n${what}`);
  for (const { path, bytes } of scripts) console.log(`${String(bytes).padStart(9)}  ${path}`);
  const verdict = sum > limit ? `OVER by ${sum - limit}` : 'well';
  console.log(`${String(sum).padStart(9)}  of ${limit} bytes (KB = 1000 bytes): ${verdict}`);
  if (sum > limit) process.exitCode = 1;
}

/** What a page loads as it is used comes besides. */
function printPages(): void {
  const { assets } = openBuiltStorefront();
  const pages = readdirSync(join(repository, 'storefront/routes/pages')).filter((file) =>
    file.endsWith('.tsx'),
  );
  console.log('\nThe application with each page, in Hebrew: scripts, bytes');
  for (const page of pages) {
    const { scripts, modulePreloads } = assets(['entry-client.tsx', `routes/pages/${page}`], 'he');
    const files = [...scripts, ...modulePreloads];
    const bytes = files.reduce((sum, file) => sum + compressedSize(file), 0);
    console.log(
      `${String(files.length).padStart(9)}  ${String(bytes).padStart(7)}  ${basename(page, '.tsx')}`,
    );
  }
}

/** Bytes of a script as it goes over the line; one that is too small to be compressed goes as it is. */
function compressedSize(file: string): number {
  const path = join(repository, '.build/storefront/client', file);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

const application = await startProductionApplication(join(repository, '.cache/measure-data'));
const browser = await chromium.launch({
  ...(await findChromium(inheritedVariables())),
  args: chromiumArgs,
});
try {
  const { first, touched } = await measureScripts(await browser.newPage({ baseURL: application.url }), '/');
  print('Landing page, until it is quiet', first, scriptLimits.first);
  print('With the first touch', [...first, ...touched], scriptLimits.touched);
  printPages();
} finally {
  await browser.close();
  await application.stop();
}
