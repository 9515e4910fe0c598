import { cpus, loadavg } from 'node:os';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { isChargeHour } from '../../domains/payments/renewals/renewal-schedule.ts';
import { repository } from '../../lib/repository.ts';
import { buildWhatIsStale } from '../build.ts';
import { openBacklogWorld, type BacklogWorld } from './backlog/backlog-world.ts';

/**
 * `npm run bench:backlog`: many due renewals and many mails are worked off by one process of the built product, whose cards
 * are asked for meanwhile, and somebody asks for a new password (docs/operations/backlog.md). `-- --many 1000000` is how many of
 * each, `--seconds 120` how long it is watched, `--write` writes the results.
 */
const { values } = parseArgs({
  options: {
    many: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '120' },
    write: { type: 'boolean', default: false },
  },
});
const many = Number(values.many);
const seconds = Number(values.seconds);
const cardsASecond = 100;
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

const lookAtCards = (world: BacklogWorld, duration: number) =>
  autocannon({
    url: world.url,
    connections: 8,
    duration,
    overallRate: cardsASecond,
    workers: 1,
    requests: world.cards.map((id, visitor) => ({
      method: 'GET',
      path: `/p/${id}`,
      // Of many networks: one alone may not ask so often.
      headers: {
        'User-Agent': 'Mozilla/5.0 Firefox/140.0',
        'Accept-Encoding': 'br',
        'X-Forwarded-For': `10.1.${visitor >> 8}.${visitor & 255}`,
      },
    })),
  });

/** In how many seconds the mail of a password that somebody asks for now arrives; null when it doesn't while it is watched. */
async function askForPassword(world: BacklogWorld): Promise<number | null> {
  const since = performance.now();
  await world.askForPassword();
  while (!world.hasPasswordMail() && performance.now() - since < seconds * 1_000) await sleep(50);
  return world.hasPasswordMail() ? (performance.now() - since) / 1_000 : null;
}

if (!isChargeHour(new Date(), 'none')) {
  console.error('Cards are charged by day alone: take this measure between 8 and 20 o’clock in Israel.');
  process.exit(1);
}
await buildWhatIsStale((line) => console.log(line));
say(`making ${many} due renewals and ${many} mails`);
const world = await openBacklogWorld(many);
try {
  say('cards while nothing waits');
  await lookAtCards(world, 5);
  const quiet = await lookAtCards(world, 20);
  say('everything is due');
  await world.release();
  await sleep(65_000);
  const [before, since] = [await world.done(), performance.now()];
  const asked = askForPassword(world);
  const busy = await lookAtCards(world, seconds);
  const elapsed = (performance.now() - since) / 1_000;
  const after = await world.done();
  const waited = await asked;
  const rate = {
    renewals: (after.renewals - before.renewals) / elapsed,
    mails: (after.mails - before.mails) / elapsed,
  };
  const hours = (each: number) => (each > 0 ? (1_000_000 / each / 3_600).toFixed(1) : '–');
  const text = `# A million renewals and mails at once

\`npm run bench:backlog -- --many ${many} --seconds ${seconds} --write\` writes this page: ${many.toLocaleString('en')} packages whose renewal is due and
as many mails in the queue, one process of the built product with its worker inside, the sandbox as provider, a mail server that
takes everything, and the database, all on one machine. Run on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end.

| what | while nothing waits | while everything is worked off |
|---|---|---|
| cards, ${cardsASecond} a second: p50, p99, ms | ${quiet.latency.p50}, ${quiet.latency.p99} | ${busy.latency.p50}, ${busy.latency.p99} |
| cards not answered with 200 | ${quiet.non2xx + quiet.errors} | ${busy.non2xx + busy.errors} |
| renewals charged, with receipt and mail, a second | | ${rate.renewals.toFixed(1)} (a million in ${hours(rate.renewals)} h) |
| mails sent, a second | | ${rate.mails.toFixed(1)} (a million in ${hours(rate.mails)} h) |
| mail of a new password asked for meanwhile, seconds | | ${waited?.toFixed(1) ?? `not within ${seconds}`} |
| looking for the next due renewal, the next mail, ms | | ${(await world.searches()).map((each) => each.toFixed(1)).join(', ')} |

A second worker (\`npm run worker\`) on another core or machine takes as many again: rows are claimed one by one, and skipped where
another holds them. Receipts are numbered without a gap, so their last step is done one after the other.
`;
  console.log(text);
  if (values.write) writeFileSync(join(repository, 'docs/operations/backlog.md'), text);
} finally {
  await world.close();
}
