import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { inheritedVariables } from '../inherited-variables.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startProductionApplication } from './production-application.ts';
import { freePort } from './spawn-application.ts';

/**
 * `npm run lighthouse [-- name …] [--runs 3]`: Lighthouse, as on a phone with simulated throttling, over visitors'
 * pages of the built application in production mode. Of the runs of a page the median of performance counts. Ends
 * with 1 when a page stays below its least scores. Performance suffers when the machine is busy: the load stands
 * beside it.
 */

const pages: Record<string, string> = {
  landing: '/',
  pricing: '/?section=pricing',
  blog: '/blog',
  article: '',
  help: '/help',
  // The fullest demo card of each template.
  basic: '/p/peretz-electric',
  creative: '/p/dana-levi',
  classic: '/p/barak-shapira',
  minimal: '/p/neshima',
  bold: '/p/gefen-bakery',
  night: '/p/noam-azulay',
};
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});

interface Measured {
  scores: Record<Category, number>;
  failing: string[];
  figures: string;
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

function read(result: Result): Measured {
  const scores = Object.fromEntries(
    categories.map((name) => [name, percent(result.categories[name]?.score)]),
  ) as Measured['scores'];
  const failing = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const audit = result.audits[id];
        const isShort = audit?.score !== null && audit !== undefined && audit.score < 0.9;
        return isShort ? [`${name}: ${id} ${audit.displayValue ?? ''}`.trim()] : [];
      }),
  );
  const figure = (id: string) => result.audits[id]?.displayValue ?? '?';
  const figures = `LCP ${figure('largest-contentful-paint')}, CLS ${figure('cumulative-layout-shift')}, TBT ${figure('total-blocking-time')}, ${figure('total-byte-weight').replace('Total size was ', '')}`;
  return { scores, failing, figures };
}

async function firstArticle(url: string): Promise<string> {
  const path = /href="(\/blog\/[^"?#/.]+)"/.exec(await (await fetch(`${url}/blog`)).text())?.[1];
  if (!path) throw new Error('The blog lists no article.');
  return path;
}

async function measure(address: string, port: number): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const answer = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
    });
    if (!answer) throw new Error(`Lighthouse gave nothing for ${address}`);
    if (answer.lhr.runtimeError) throw new Error(`${address}: ${answer.lhr.runtimeError.message}`);
    runs.push(read(answer.lhr));
  }
  runs.sort((one, other) => one.scores.performance - other.scores.performance);
  const median = runs[Math.floor(runs.length / 2)];
  if (!median) throw new Error('--runs must be 1 or more.');
  return median;
}

const application = await startProductionApplication(join(root, '.cache/measure-data'));
const port = await freePort();
const browser = await chromium.launch({
  ...(await findChromium(inheritedVariables())),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});
try {
  pages['article'] = await firstArticle(application.url);
  const wanted = Object.entries(pages).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  console.log(`Median of ${values.runs} runs; at least ${Object.values(least).join(' / ')}.\n`);
  console.log(`${'page'.padEnd(10)}perf  a11y  best  seo   load  figures`);
  for (const [name, path] of wanted) {
    const { scores, failing, figures } = await measure(application.url + path, port);
    const shown = categories.map((category) => String(scores[category]).padStart(4)).join('  ');
    console.log(`${name.padEnd(10)}${shown}  ${loadavg()[0]?.toFixed(1).padStart(5)}  ${figures}`);
    for (const audit of failing) console.log(`            - ${audit}`);
    if (categories.some((category) => scores[category] < least[category])) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await application.stop();
}
