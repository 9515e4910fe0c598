import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../client.ts';
import { createNotification } from '../../factories/notification.ts';
import { createUser, factoryPassword } from '../../factories/user.ts';
import { listenLive } from '../../live-listener.ts';
import { quantile, type Finding } from '../finding.ts';
import type { Machines } from '../machines.ts';

const rounds = 30;
const from = (number: number) => ({
  headers: { 'X-Forwarded-For': `198.51.${number >> 8}.${number & 255}` },
});

/** What three processes keep together while nothing breaks. */
export async function sharing(machines: Machines): Promise<Finding[]> {
  return [
    await throttles(machines),
    await sessions(machines),
    await liveStreams(machines),
    await caches(machines),
  ];
}

async function sessions({ world, balancer, processes }: Machines): Promise<Finding> {
  const user = await createUser(world.database.knex);
  const client = createClient(balancer.url);
  await client.signIn(user);
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) statuses.push((await client.get('/api/cards')).status);
  const spread = await Promise.all(processes.slice(0, 3).map(({ url }) => servedBy(url)));
  await client.post('/api/auth/logout');
  const after = await Promise.all(
    processes.slice(0, 3).map(async ({ url }) => {
      const other = createClient(url);
      for (const [name, value] of Object.entries(cookiesOf(client.cookies.header())))
        other.cookies.set(name, value);
      return (await other.get('/api/cards')).status;
    }),
  );
  return {
    what: 'a session',
    how: `signed in by one process, asked ${rounds} times of all in turn, signed out by one`,
    found: `${statuses.filter((status) => status === 200).length} answers of 200 (requests of each process: ${spread.join(', ')}); afterwards ${after.join(', ')}`,
    isGood:
      statuses.every((status) => status === 200) &&
      spread.every((count) => count > 0) &&
      after.every((status) => status === 401),
  };
}

const cookiesOf = (header: string): Record<string, string> =>
  Object.fromEntries(header.split('; ').map((pair) => pair.split('=', 2) as [string, string]));

/** How many requests a process has answered. */
async function servedBy(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(5_000) })).text();
  return [...text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gmu)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

async function throttles({ world, balancer, processes }: Machines): Promise<Finding> {
  const guess = async (url: string, start: number) => {
    const { email } = await createUser(world.database.knex);
    const met = new Set<number>();
    for (let tries = 1; tries <= 40; tries += 1) {
      const login = { email, password: 'a wrong guess' };
      const { status } = await createClient(url).post('/api/auth/login', login, from(start + tries));
      if (status === 429) return tries;
      met.add(status);
    }
    throw new Error(`no guess is refused: ${[...met].join(', ')}`);
  };
  const alone = await guess(processes[0]?.url ?? '', 0);
  const together = await guess(balancer.url, 100);
  return {
    what: 'a throttle',
    how: 'wrong passwords of one account, each to the next process, until it is refused',
    found: `refused at the ${together}th guess; at one process alone at the ${alone}th`,
    isGood: alone === together,
  };
}

async function liveStreams({ world, balancer, processes }: Machines): Promise<Finding> {
  const { knex } = world.database;
  const user = await createUser(knex);
  const client = createClient(balancer.url);
  await client.signIn(user, factoryPassword);
  const streams = await Promise.all(processes.slice(0, 3).map(() => listenLive(balancer.url, client)));
  const all = (count: number) => streams.every((stream) => stream.of('notification').length >= count);
  const waits: number[] = [];
  for (const stream of streams) while (stream.of('resync').length === 0) await sleep(5);
  for (let count = 1; count <= 10; count += 1) {
    const since = performance.now();
    await createNotification(knex, { userId: user.id });
    while (!all(count) && performance.now() - since < 5_000) await sleep(1);
    waits.push(performance.now() - since);
  }
  const heard = streams.map((stream) => stream.of('notification').length);
  await Promise.all(streams.map((stream) => stream.close()));
  return {
    what: 'the live stream',
    how: 'a stream at each process, 10 notifications written by somebody else',
    found: `heard ${heard.join(', ')}; the slowest of the three after ${quantile(waits, 0.5).toFixed(0)} ms (median), ${Math.max(...waits).toFixed(0)} ms at most`,
    isGood: heard.every((count) => count === 10),
  };
}

async function caches({ world, balancer, processes }: Machines): Promise<Finding> {
  const staff = await world.client(world.staffId, { url: balancer.url });
  const path = `/api/admin/business-profiles/${world.cardId}`;
  const shownBy = async (url: string, name: string) => {
    const since = performance.now();
    for (;;) {
      const page = await fetch(`${url}/p/${world.cardId}`, {
        headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
        signal: AbortSignal.timeout(5_000),
      });
      if ((await page.text()).includes(name)) return performance.now() - since;
      if (performance.now() - since > 5_000) return Infinity;
    }
  };
  const waits: number[] = [];
  let stale = 0;
  for (let round = 0; round < rounds; round += 1) {
    const row = (await staff.get(path)).body as object;
    const businessName = `שם ${round} ${Date.now()}`;
    const reply = await staff.put(path, { ...row, businessName });
    if (reply.status !== 200) throw new Error(`no edit: ${reply.status} ${reply.text}`);
    const seen = await Promise.all(processes.slice(0, 3).map(({ url }) => shownBy(url, businessName)));
    if (seen.some((wait) => wait === Infinity)) stale += 1;
    waits.push(Math.max(...seen));
  }
  return {
    what: 'pages in memory',
    how: `a card changed ${rounds} times by the balancer, then looked at in each process at once`,
    found: `the last of three shows it ${quantile(waits, 0.5).toFixed(0)} ms (median), ${quantile(waits, 0.99).toFixed(0)} ms (p99) after the answer, its making included; ${stale} stayed as they were`,
    isGood: stale === 0,
  };
}
