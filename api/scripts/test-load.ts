import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon, { type Request, type Result } from 'autocannon';
import { repository } from '../lib/repository.ts';
import { buildWhatIsStale } from './build.ts';
import { drawCurves } from './load/draw-curves.ts';
import { openLoadWorld, type LoadWorld } from './load/load-world.ts';

/**
 * `npm run test:load`: what one process does at ten times what it can, and whether it stays what it is over half an hour
 * of mixed traffic (docs/operations/load.md). `-- --minutes 30` is how long, `--write` writes the results and the picture.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, write: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
/** Milliseconds within which most cards are answered, whatever else is asked. */
const maxCard = 250;

const browser = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Accept-Encoding': 'br' };
const requestsOf = (world: LoadWorld) => ({
  card: world.cards.map((id): Request => ({ method: 'GET', path: `/p/${id}`, headers: browser })),
  person: world.people.flatMap((headers): Request[] => [
    {
      method: 'PUT',
      path: '/api/account/language',
      headers: { ...browser, ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ language: 'he' }),
    },
    { method: 'GET', path: '/api/cards', headers: { ...browser, ...headers } },
    { method: 'GET', path: '/', headers: { ...browser, Accept: 'text/html' } },
  ]),
  list: [
    '/api/admin/users?range=[0,24]&sort=["id","DESC"]',
    '/api/admin/business-profiles?range=[0,24]',
    '/api/admin/audit-log?range=[0,24]',
  ].map((path): Request => ({
    method: 'GET',
    path: encodeURI(path),
    headers: { ...browser, ...world.staff },
  })),
});
type Kind = keyof ReturnType<typeof requestsOf>;
const kinds: readonly Kind[] = ['card', 'person', 'list'];

interface Sending {
  connections: number;
  seconds: number;
  rate?: number;
}
const send = (world: LoadWorld, kind: Kind, { connections, seconds, rate }: Sending): Promise<Result> =>
  autocannon({
    url: world.url,
    connections,
    duration: seconds,
    timeout: 20,
    // On a thread of its own: this one looks on.
    workers: 1,
    ...(rate !== undefined && { overallRate: Math.max(connections, Math.round(rate)) }),
    requests: requestsOf(world)[kind],
  });
const served = ({ statusCodeStats = {} }: Result, status: number): number =>
  (statusCodeStats as Record<string, { count?: number }>)[status]?.count ?? 0;

interface Figures {
  heap: number;
  handles: number;
  delay: number;
}
async function look(url: string): Promise<Figures> {
  const text = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1] ?? 0);
  return {
    heap: read('nodejs_heap_size_used_bytes') / 1_048_576,
    handles: read('nodejs_active_handles_total'),
    delay: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
}

/** What a caller of each kind meets, asked now and then beside the load. */
interface Probe {
  kind: Kind | 'ready';
  status: number;
  milliseconds: number;
  hasRetryAfter: boolean;
}

async function probe(world: LoadWorld, isOver: () => boolean): Promise<Probe[]> {
  const met: Probe[] = [];
  const paths = { ...requestsOf(world), ready: [{ path: '/readyz', headers: {} }] as Request[] };
  while (!isOver()) {
    for (const kind of [...kinds, 'ready'] as const) {
      const { path = '/', headers = {} } = paths[kind].find(({ method = 'GET' }) => method === 'GET') ?? {};
      const since = performance.now();
      const reply = await fetch(world.url + path, {
        headers: headers as Record<string, string>,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      await reply?.arrayBuffer();
      met.push({
        kind,
        status: reply?.status ?? 0,
        milliseconds: performance.now() - since,
        hasRetryAfter: reply?.headers.get('Retry-After') !== null,
      });
    }
    await sleep(100);
  }
  return met;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
/** The median of the last third against that of the first, as a part of it. */
function growth(numbers: readonly number[]): number {
  const third = Math.max(1, Math.floor(numbers.length / 3));
  const before = median(numbers.slice(0, third));
  return before === 0 ? 0 : median(numbers.slice(-third)) / before - 1;
}

await buildWhatIsStale((line) => console.log(line));
const world = await openLoadWorld();
const issues: string[] = [];
try {
  say('warming up');
  for (const kind of kinds) await send(world, kind, { connections: 4, seconds: 5 });

  say('what it can do');
  const can: Record<Kind, number> = { card: 0, person: 0, list: 0 };
  for (const kind of kinds) {
    const result = await send(world, kind, { connections: 8, seconds: 10 });
    can[kind] = served(result, 200) / result.duration;
    say(`${kind}: ${can[kind].toFixed(0)} a second`);
  }

  say('ten times that of people and lists, and cards beside');
  let isOver = false;
  const probing = probe(world, () => isOver);
  const cardRate = Math.max(20, can.card / 20);
  const [cards, persons, lists] = await Promise.all([
    send(world, 'card', { connections: 10, seconds: 40, rate: cardRate }),
    send(world, 'person', { connections: 200, seconds: 40, rate: can.person * 10 }),
    send(world, 'list', { connections: 100, seconds: 40, rate: can.list * 10 }),
  ]);
  const ended = performance.now();
  const isReady = () =>
    fetch(`${world.url}/readyz`, { signal: AbortSignal.timeout(4_000) }).then(({ ok }) => ok);
  while (!(await isReady().catch(() => false)) && performance.now() - ended < 60_000) await sleep(50);
  const risen = (performance.now() - ended) / 1_000;
  isOver = true;
  const met = await probing;
  const refused = met.filter(({ kind, status }) => kind !== 'ready' && status === 503);
  const unready = met.filter(({ kind, status }) => kind === 'ready' && status === 503).length;
  const odd = [cards, persons, lists].flatMap(({ statusCodeStats = {} }) =>
    Object.keys(statusCodeStats).filter((status) => !['200', '204', '304', '429', '503'].includes(status)),
  );
  if (odd.length > 0) issues.push(`answers with ${[...new Set(odd)].join(', ')}`);
  if (cards.latency.p99 > maxCard) issues.push(`p99 of cards is ${cards.latency.p99} ms`);
  if (served(cards, 503) > 0) issues.push(`${served(cards, 503)} cards were refused`);
  const unanswered = [cards, persons, lists].reduce(
    (sum, { errors, timeouts }) => sum + errors + timeouts,
    0,
  );
  if (unanswered > 0) issues.push(`${unanswered} requests without an answer`);
  if (unready === 0) issues.push('ready all the while');
  const toRefuse = median(refused.map(({ milliseconds }) => milliseconds));
  if (toRefuse > maxCard) issues.push(`a refusal took ${toRefuse.toFixed(0)} ms`);
  if (refused.some(({ hasRetryAfter }) => !hasRetryAfter)) issues.push('a refusal without Retry-After');
  if (risen > 10) issues.push(`ready only after ${risen.toFixed(1)} s`);
  const partOf = (result: Result) =>
    `${served(result, 200) + served(result, 204)} served, ${served(result, 503)} refused, ${result.errors + result.timeouts} without an answer`;
  const overload = [
    `| cards, ${cardRate.toFixed(0)} a second | ${partOf(cards)} | ${cards.latency.p50} | ${cards.latency.p99} |`,
    `| sign-in, saving and pages, ${(can.person * 10).toFixed(0)} a second (it can ${can.person.toFixed(0)}) | ${partOf(persons)} | ${persons.latency.p50} | ${persons.latency.p99} |`,
    `| lists of the back office, ${(can.list * 10).toFixed(0)} a second (it can ${can.list.toFixed(0)}) | ${partOf(lists)} | ${lists.latency.p50} | ${lists.latency.p99} |`,
  ];
  for (const line of overload) say(line);
  say(
    `refusals met: ${refused.length} in ${toRefuse.toFixed(0)} ms; ` +
      `not ready ${unready} times of ${met.filter(({ kind }) => kind === 'ready').length}; ready ${risen.toFixed(1)} s after the end`,
  );

  say(`${minutes} minutes of mixed traffic`);
  const at: number[] = [];
  const seen: Figures[] = [];
  const began = performance.now();
  const until = began + minutes * 60_000;
  const mixed = Promise.all(
    kinds.map((kind) =>
      send(world, kind, {
        connections: 4,
        seconds: minutes * 60,
        rate: Math.max(4, can[kind] * (kind === 'card' ? 0.1 : 0.15)),
      }),
    ),
  );
  const pause = Math.max(1_000, (minutes * 60_000) / 360);
  while (performance.now() < until) {
    const figures = await look(world.url).catch(() => null);
    if (figures) {
      seen.push(figures);
      at.push((performance.now() - began) / 60_000);
    }
    await sleep(pause);
  }
  const [mixedCards, mixedPersons, mixedLists] = await mixed;
  // What is thrown away in between makes a saw: its lower edge tells.
  const heap = seen.map((_, place) =>
    Math.min(...seen.slice(Math.max(0, place - 8), place + 9).map((one) => one.heap)),
  );
  const grown = {
    heap: growth(heap.slice(Math.floor(heap.length / 6))),
    handles: growth(seen.map(({ handles }) => handles)),
    delay: growth(seen.map(({ delay }) => delay)),
  };
  if (grown.heap > 0.25) issues.push(`the heap grew by ${Math.round(grown.heap * 100)} %`);
  if (grown.handles > 0.25) issues.push(`the handles grew by ${Math.round(grown.handles * 100)} %`);
  if (grown.delay > 0.5) issues.push(`the event-loop delay grew by ${Math.round(grown.delay * 100)} %`);
  const percent = (part: number) => `${part >= 0 ? '+' : ''}${Math.round(part * 100)} %`;
  const total = [mixedCards, mixedPersons, mixedLists].reduce(
    (sum, one) => sum + (one?.requests.total ?? 0),
    0,
  );
  say(
    `heap ${percent(grown.heap)}, handles ${percent(grown.handles)}, delay ${percent(grown.delay)}, ${total} requests`,
  );

  if (values.write) {
    const folder = join(repository, 'docs/operations');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'load.svg'),
      drawCurves(at, [
        { title: 'heap used', unit: 'MB', values: seen.map((one) => one.heap) },
        { title: 'active handles', unit: 'number', values: seen.map(({ handles }) => handles) },
        { title: 'event-loop delay, p99', unit: 'ms', values: seen.map(({ delay }) => delay) },
      ]),
    );
    writeFileSync(
      join(folder, 'load-results.md'),
      `# Load: results

\`npm run test:load -- --minutes ${minutes} --write\` writes this page and its picture. One process of the built product in
production, its PostgreSQL and the load generator share one machine. Run on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores
shared with others, load ${loadavg()[0]?.toFixed(1)} at the end, which weighs on every figure.

## Ten times what it can do

| asked | came of it | p50 ms | p99 ms |
|---|---|---|---|
${overload.join('\n')}

Beside it a caller of each kind came ten times a second: ${refused.length} refusals, all with \`Retry-After\`, in
${toRefuse.toFixed(0)} ms at the median. \`/readyz\` said \`overloaded\` ${unready} times of ${met.filter(({ kind }) => kind === 'ready').length}, and was ready again
${risen.toFixed(1)} s after the end.

## ${minutes} minutes of mixed traffic

${total} requests: cards, saving, pages, lists; p99 ${mixedCards?.latency.p99} ms for cards, ${mixedPersons?.latency.p99} ms for people, ${mixedLists?.latency.p99} ms for lists. From the first
third to the last: heap ${percent(grown.heap)} (its lower edge), handles ${percent(grown.handles)}, event-loop delay ${percent(grown.delay)}.

![heap, handles and event-loop delay by minutes](load.svg)

${issues.length === 0 ? 'As asked.' : `Not as asked: ${issues.join('; ')}.`}
`,
    );
  }
} finally {
  await world.close();
}
for (const issue of issues) console.log(`NOT AS ASKED: ${issue}`);
process.exit(issues.length === 0 ? 0 : 1);
