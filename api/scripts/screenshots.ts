import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { type Language, languages, localeOf } from '../contract/base/languages.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { screenshotPages, type Role, type ScreenshotPage } from './screenshot-pages.ts';
import { spawnApplication } from './spawn-application.ts';

/**
 * `npm run screenshots [-- name …] [--lang he] [--theme light] [--width 390] [--role guest] [--url …]`:
 * photographs every page that stands into .screenshots/, with an index page to look through.
 * Without --url it starts the application on a database of its own with demo data.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.screenshots');
const themes = ['light', 'dark'] as const;
const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 };
const accounts: Record<Exclude<Role, 'guest'>, string> = {
  owner: 'owner@bikur.example',
  admin: 'admin@bikur.example',
};

interface Shot {
  page: ScreenshotPage;
  role: Role;
  language: Language;
  theme: (typeof themes)[number];
  width: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
    role: { type: 'string' },
    url: { type: 'string' },
  },
});

const wanted = (value: string | number, filter: string | undefined) =>
  !filter || filter.split(',').includes(String(value));

function chosenShots(): Shot[] {
  const shots: Shot[] = [];
  for (const page of screenshotPages.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  ))
    for (const role of page.roles.filter((each) => wanted(each, values.role)))
      for (const language of languages.filter((each) => wanted(each, values.lang)))
        for (const theme of themes.filter((each) => wanted(each, values.theme)))
          for (const width of Object.keys(heights)
            .map(Number)
            .filter((each) => wanted(each, values.width)))
            shots.push({ page, role, language, theme, width });
  return shots;
}

const fileOf = (shot: Shot) =>
  `${shot.page.name}-${shot.role}-${shot.language}-${shot.theme}-${shot.width}.png`;

async function openContext(browser: Browser, url: string, shot: Shot): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: shot.width, height: heights[shot.width] ?? 800 },
    colorScheme: shot.theme,
    locale: localeOf(shot.language),
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
  });
  await context.addCookies([
    { name: 'lang', value: shot.language, url },
    { name: 'theme', value: shot.theme, url },
  ]);
  return context;
}

/** Signs in once per role; the cookies are then given to each context of that role. */
async function signIn(browser: Browser, url: string, role: Exclude<Role, 'guest'>) {
  const context = await browser.newContext({ baseURL: url });
  const { csrfToken } = (await (await context.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const answer = await context.request.post('/api/auth/login', {
    data: { email: accounts[role], password: 'bikur-demo' },
    headers: { 'csrf-token': csrfToken, 'x-csrf-token': csrfToken },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${role} answered ${answer.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function photograph(context: BrowserContext, shot: Shot): Promise<void> {
  const page = await context.newPage();
  await page.goto(shot.page.path, { waitUntil: 'load' });
  await shot.page.arrange?.(page);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await scrollThrough(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, fileOf(shot)), fullPage: true });
  await page.close();
}

/** Pictures further down load only when somebody comes near them. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    // One that is not shown never loads: nobody waits for it for long.
    const decoded = Promise.all(
      Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    );
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}

function writeIndex(shots: Shot[]): void {
  const figure = (shot: Shot) =>
    `<figure><a href="${fileOf(shot)}"><img loading="lazy" src="${fileOf(shot)}" alt=""></a><figcaption>${shot.role}, ${shot.language}, ${shot.theme}, ${shot.width} px</figcaption></figure>`;
  const names = [...new Set(shots.map((shot) => shot.page.name))];
  const sections = names.map((name) => {
    const own = shots.filter((shot) => shot.page.name === name);
    return `<h2 id="${name}">${name}</h2><div>${own.map(figure).join('')}</div>`;
  });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Bikur: every page</title><style>body{font:16px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0}img{block-size:320px;border:1px solid #ccc}figcaption{font-size:13px}</style><h1>Every page</h1><p>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</p>${sections.join('')}`,
  );
}

const shots = chosenShots();
if (shots.length === 0)
  throw new Error(`No page of that name. There are: ${screenshotPages.map(({ name }) => name).join(', ')}`);
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const application = values.url
  ? { url: values.url, stop: async () => {} }
  : await spawnApplication({
      ...inheritedVariables(),
      PORT: '0',
      DATA_DIR: join(root, '.cache/screenshots-data'),
      LOG_LEVEL: 'error',
    });
const browser = await chromium.launch({
  ...(await findChromium(inheritedVariables())),
  args: chromiumArgs,
});
const failures: string[] = [];
try {
  const cookies = {
    guest: [],
    owner: await signIn(browser, application.url, 'owner'),
    admin: await signIn(browser, application.url, 'admin'),
  };
  for (const [index, shot] of shots.entries()) {
    const context = await openContext(browser, application.url, shot);
    await context.addCookies(cookies[shot.role]);
    await photograph(context, shot).catch((error: unknown) =>
      failures.push(`${fileOf(shot)}: ${String(error).split('\n')[0]}`),
    );
    await context.close();
    if (process.stdout.isTTY) process.stdout.write(`\r${index + 1} of ${shots.length}`);
  }
  writeIndex(shots);
} finally {
  await browser.close();
  await application.stop();
}
console.log(`\n${shots.length - failures.length} pictures in .screenshots/ (open .screenshots/index.html)`);
for (const failure of failures) console.error(`  not taken: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
