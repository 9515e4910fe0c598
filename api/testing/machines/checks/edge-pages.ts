import { setTimeout as sleep } from 'node:timers/promises';
import { createBusinessProfile } from '../../factories/business-profile.ts';
import { createPackage } from '../../factories/package.ts';
import { createUser } from '../../factories/user.ts';
import type { Edge } from '../edge.ts';
import { quantile, type Finding } from '../finding.ts';
import type { Machines } from '../machines.ts';

const edits = 200;
const visits = 300;
const browser = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Accept-Encoding': 'br' };
const look = async (url: string, path: string, headers: Record<string, string> = {}) => {
  const at = performance.now();
  const reply = await fetch(url + path, {
    headers: { ...browser, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return { at, status: reply.status, headers: reply.headers, text: await reply.text() };
};
type Look = Awaited<ReturnType<typeof look>>;
const isHit = ({ headers }: Look) => headers.get('Cache-Status')?.startsWith('varnish') ?? false;

async function paidCard({ world: { database } }: Machines, endDate: Date | null) {
  const user = await createUser(database.knex);
  await createPackage(database.knex, { userId: user.id, endDate });
  const { id } = await createBusinessProfile(database.knex, {
    userId: user.id,
    cardType: 'pro',
    businessHours: [],
  });
  return { id, ownerId: user.id, path: `/p/${id}` };
}

/** Pages kept by two caches in front of the balancer. */
export async function edgePages(machines: Machines, edges: readonly Edge[]): Promise<Finding[]> {
  return [await changes(machines, edges), await views(machines, edges), await lapses(machines, edges)];
}

/** Each change is looked for at both caches all the time, from before it until after the purge. */
async function changes(machines: Machines, edges: readonly Edge[]): Promise<Finding> {
  const { world, balancer } = machines;
  const { id, ownerId, path } = await paidCard(machines, null);
  const staff = await world.client(world.staffId, { url: balancer.url });
  const late: number[] = [];
  const reads: number[] = [];
  let hits = 0;
  for (let round = 0; round < edits; round += 1) {
    for (const { url } of edges) for (let time = 0; time < 3 && !isHit(await look(url, path)); time += 1);
    const row = (await staff.get(`/api/admin/business-profiles/${id}`)).body as object;
    const name = `שם ${round} ${Date.now()}`;
    const since = performance.now();
    const over = new AbortController();
    const seen = edges.map(async ({ url }) => {
      const looks: Look[] = [];
      while (!over.signal.aborted) {
        looks.push(await look(url, path));
        await sleep(1);
      }
      return looks;
    });
    const reply = await staff.put(`/api/admin/business-profiles/${id}`, { ...row, businessName: name });
    const told = performance.now();
    const owns = await look(edges[round % edges.length]?.url ?? '', path);
    if (!owns.text.includes(name)) reads.push(performance.now() - told);
    await sleep(60);
    over.abort();
    const all = await Promise.all(seen);
    if (reply.status !== 200) throw new Error(`no edit: ${reply.status} ${reply.text}`);
    const looks = all.map((own) => own.toSorted((one, other) => one.at - other.at));
    edges.forEach((edge, index) => {
      const purged = edge.purgedAt(`owner-${ownerId}`, since) ?? Infinity;
      const stale = (looks[index] ?? []).filter(({ text }) => !text.includes(name)).map(({ at }) => at);
      hits += (looks[index] ?? []).filter(isHit).length;
      late.push(Math.max(0, (stale.at(-1) ?? 0) - purged));
    });
  }
  const p99 = quantile(late, 0.99);
  return {
    what: 'a change, at every cache',
    how: `${edits} changes of a card by the balancer, looked for at ${edges.length} caches every millisecond`,
    found: `the last former page was asked for ${quantile(late, 0.5).toFixed(1)} ms (median), ${p99.toFixed(1)} ms (p99), ${Math.max(...late).toFixed(1)} ms (at most) after the purge; whoever changed it saw the former one ${reads.length} times afterwards; ${hits} answers came from the caches`,
    isGood: p99 <= 10 && reads.length === 0 && hits > edits,
  };
}

/** Views are told by the page itself, programs are passed on. */
async function views(machines: Machines, edges: readonly Edge[]): Promise<Finding> {
  const { database } = machines.world;
  const { id, path } = await paidCard(machines, null);
  let hits = 0;
  const previews = 20;
  for (let visit = 0; visit < visits; visit += 1) {
    const { url } = edges[visit % edges.length] ?? { url: '' };
    // From a printed code, a message, or plainly: one page.
    const shown = await look(url, `${path}${['', '?s=qr', '?utm_source=mail'][visit % 3]}`);
    if (shown.status !== 200) throw new Error(`a page answered ${shown.status}`);
    if (isHit(shown)) hits += 1;
    const told = await fetch(`${url}/api/cards/${id}/events`, {
      method: 'POST',
      headers: {
        'User-Agent': browser['User-Agent'],
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': `203.1.${visit >> 8}.${visit & 255}`,
      },
      body: JSON.stringify({ type: 'view' }),
      signal: AbortSignal.timeout(10_000),
    });
    if (told.status !== 204) throw new Error(`an event answered ${told.status}`);
  }
  for (let time = 0; time < previews; time += 1)
    await look(edges[0]?.url ?? '', path, {
      // Each another one: a second look of the same within seconds is the same.
      'User-Agent': `WhatsApp/2.23.${time}.0 A`,
    });
  const { rows } = await database.knex.raw<{ rows: [{ people: number; left: number; total: number }] }>(
    `select count(*) filter (where left_out is null) people, count(*) filter (where left_out is not null) "left",
       (select views from profile_stats where profile_id = :id) total from card_events where profile_id = :id`,
    { id },
  );
  const [{ people, left, total }] = rows;
  return {
    what: 'statistics of kept pages',
    how: `${visits} visits with their event, ${previews} previews of messengers`,
    found: `${hits} of ${visits} pages came from the caches; ${people} views stored, ${total} counted, ${left} left out`,
    isGood: hits >= visits * 0.9 && people === visits && total === visits && left === previews,
  };
}

/** Plans end while their pages are kept. */
async function lapses(machines: Machines, edges: readonly Edge[]): Promise<Finding> {
  const ends = Array.from({ length: 12 }, (_, index) => new Date(Date.now() + 4_000 + index * 370));
  const cards = await Promise.all(ends.map((endDate) => paidCard(machines, endDate)));
  let hits = 0;
  let late = 0;
  let longest = 0;
  await Promise.all(
    cards.map(async ({ path }, index) => {
      const end = ends[index]?.getTime() ?? 0;
      while (Date.now() < end + 1_500) {
        const { url } = edges[index % edges.length] ?? { url: '' };
        const asked = Date.now();
        const shown = await look(url, path);
        if (isHit(shown)) hits += 1;
        if (asked >= end && shown.status === 200) {
          late += 1;
          longest = Math.max(longest, asked - end);
        }
        await sleep(10);
      }
    }),
  );
  return {
    what: 'the end of a plan',
    how: `${cards.length} plans end within seconds, their kept pages are asked for every 10 ms`,
    found: `${hits} answers from the caches before, ${late} after the end${late > 0 ? `, up to ${longest} ms late` : ''}`,
    isGood: late === 0 && hits > 0,
  };
}
