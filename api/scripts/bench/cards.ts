import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import Koa from 'koa';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import { openBuiltStorefront } from '../../adapters/storefront.ts';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../../env.ts';
import { hooks } from '../../domains.ts';
import type { AppDeps } from '../../deps.ts';
import { createBusinessProfile } from '../../testing/factories/business-profile.ts';
import { createPackage } from '../../testing/factories/package.ts';
import { createUser } from '../../testing/factories/user.ts';
import { buildWhatIsStale } from '../build.ts';
import { withThrowawayDatabase } from './throwaway-database.ts';

// `npm run bench:cards`: pages a second from one process, side by side in one run. Only the ratio to the constant
// page says something about the code; the numbers are the machine's.
const rounds = 3;
const secondsEach = 3;
const connections = 64;
const constantBytes = 12_000;

/** All the product does, over this database; the development's storefront is one whose pages are never kept. */
function application(knex: Knex, keepsPages: boolean): RequestListener {
  const env = readEnvironment({ NODE_ENV: keepsPages ? 'test' : 'development', PORT: '0' });
  const deps: AppDeps = {
    env,
    knex,
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date() },
    storage: openMediaStorage(env.DATA_DIR),
    hooks,
    storefront: openBuiltStorefront(),
  };
  return createApp(deps).callback();
}

function constantPage(): RequestListener {
  const page = Buffer.alloc(constantBytes, 'x');
  const app = new Koa();
  app.use((ctx) => {
    ctx.type = 'html';
    ctx.body = page;
  });
  return app.callback();
}

/** Answers a second of one address, by a load generator on a thread of its own. */
async function measure(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: secondsEach,
    workers: 1,
    headers,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broken`);
  return requests.average;
}

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function card(knex: Knex): Promise<number> {
  const user = await createUser(knex);
  await createPackage(knex, { userId: user.id, endDate: null });
  return (await createBusinessProfile(knex, { userId: user.id, cardType: 'pro' })).id;
}

await buildWhatIsStale((line) => console.log(line));
await withThrowawayDatabase(async (knex) => {
  const path = `/p/${await card(knex)}`;
  const ways: [string, RequestListener, string][] = [
    ['Koa, constant', constantPage(), '/'],
    ['card, kept', application(knex, true), path],
    ['card, not kept', application(knex, false), path],
  ];
  const running = await Promise.all(
    ways.map(async ([name, listener, address]) => {
      const server = createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
      for (let ask = 0; ask < 20; ask += 1) await (await fetch(url)).text();
      return { name, server, url, rates: [] as number[] };
    }),
  );
  console.log(`${connections} connections, median of ${rounds} rounds of ${secondsEach} s\n`);
  for (let round = 0; round < rounds; round += 1)
    for (const { url, rates } of running) rates.push(await measure(url));
  const [constant = 1] = running.map(({ rates }) => median(rates));
  for (const { name, rates } of running) {
    const rate = Math.round(median(rates)).toLocaleString('en');
    console.log(
      `${name.padEnd(16)} ${rate.padStart(8)} a second  × ${(median(rates) / constant).toFixed(2)}`,
    );
  }
  for (const { server } of running) {
    server.closeAllConnections();
    server.close();
  }
  // Requests that were cut off still wait for the database.
  await setTimeout(1_000);
});
process.exit();
