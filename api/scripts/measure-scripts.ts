import type { Page, Response } from '@playwright/test';

/** Bytes of script a visitor fetches, compressed as they come over the line. KB are 1000 bytes. */
export const scriptLimits = {
  /** Landing page, until everything is quiet: what everybody pays who only looks. */
  first: 90_000,
  /** All that the first touch brings beside it: the application and what lies over the page. */
  touched: 145_000,
} as const;

export interface MeasuredScript {
  path: string;
  bytes: number;
}

interface MeasuredPage {
  /** Until the page is loaded and quiet. */
  first: MeasuredScript[];
  /** What the first touch brought, until it is quiet again. */
  touched: MeasuredScript[];
}

/** Opens a page as a first-time visitor and counts every script the browser asks for, modules and workers alike. */
export async function measureScripts(page: Page, path: string): Promise<MeasuredPage> {
  let heard: Promise<MeasuredScript>[] = [];
  const listen = (response: Response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) heard.push(weigh(response));
  };
  page.on('response', listen);
  const take = async () => {
    // Half a second without a request: here the quiet itself is what is measured.
    await page.waitForLoadState('networkidle');
    const weighed = await Promise.all(heard);
    heard = [];
    return weighed.toSorted((one, other) => other.bytes - one.bytes);
  };
  await page.goto(path);
  const first = await take();
  await page.mouse.move(1, 1);
  await page.mouse.move(20, 20);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  // What the application itself fetches next begins within a frame or two.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  const touched = await quiet(page).then(take);
  page.off('response', listen);
  return { first, touched };
}

/** `networkidle` is reached once a page only, so the second quiet is waited for by its requests. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = performance
      .getEntriesByType('resource')
      .reduce((end, entry) => Math.max(end, (entry as PerformanceResourceTiming).responseEnd), 0);
    return performance.now() - last > 500;
  });
}

async function weigh(response: Response): Promise<MeasuredScript> {
  const { responseBodySize } = await response.request().sizes();
  return { path: new URL(response.url()).pathname, bytes: responseBodySize };
}

export const sumOf = (scripts: MeasuredScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
