import { setTimeout as sleep } from 'node:timers/promises';
import { activities } from '../../faults/activities.ts';
import type { Row } from '../../faults/stage.ts';
import { BalancedStage } from '../balanced-stage.ts';
import { quantile, type Finding } from '../finding.ts';
import type { Machines } from '../machines.ts';
import { startReaders } from '../readers.ts';

/** People of each activity, so many times. */
const crowd = 2;

/** One process is killed, one drained, one added, and both come back, while people do everything at the balancer. */
export async function comingAndGoing(machines: Machines): Promise<Finding[]> {
  const { world, balancer, processes } = machines;
  const [, killed, drained, added] = processes;
  if (!killed || !drained || !added) throw new Error('there are four processes');
  const stage = new BalancedStage(world);
  const everybody = Array.from({ length: crowd }, () => balancer);
  stage.begin(everybody);
  const readers = startReaders(balancer.url, [`/p/${world.cardId}`, '/', '/api/blog-posts'], 6);
  const moments: Record<string, number> = {};
  const mark = (what: string) => (moments[what] = performance.now());
  await sleep(6_000);
  mark('killed');
  await killed.kill();
  await sleep(6_000);
  mark('drained');
  const secondsToEnd = (await drained.end()) / 1_000;
  await sleep(4_000);
  mark('added');
  await added.start();
  await sleep(6_000);
  mark('back');
  await Promise.all([killed.start(), drained.start()]);
  await sleep(4_000);
  await readers.stop();
  const row = await stage.row({ fault: 'processes come and go', moment: 'people do everything' });
  const after = (what: string) => stage.cut.filter(({ at }) => at >= (moments[what] ?? Infinity)).length;
  const ofKill = after('killed') - after('drained');
  const others = stage.cut.length - ofKill;
  const failed = readers.met.filter(({ status }) => status < 200 || status >= 400);
  const waits = readers.met.map(({ milliseconds }) => milliseconds);
  return [
    {
      what: 'what was acknowledged',
      how: 'people register, publish, upload, look, buy, import and export; one process is killed with -9, one gets SIGTERM, a fourth joins, both come back',
      found: `${row.acknowledged} acknowledged, ${row.lost.length} lost, ${row.halfDone.length} half done${details(row)}`,
      isGood: row.lost.length + row.halfDone.length + row.dishonest.length === 0 && row.acknowledged > 50,
    },
    {
      what: 'what only reads',
      how: '6 visitors look at pages one after the other meanwhile',
      found: `${readers.met.length} looks, ${failed.length} failed${failed.length > 0 ? ` (${[...new Set(failed.map(({ status, path }) => `${status} ${path}`))].slice(0, 5).join(', ')})` : ''}; p99 ${quantile(waits, 0.99).toFixed(0)} ms`,
      isGood: failed.length === 0 && readers.met.length > 100,
    },
    {
      what: 'what changes something',
      how: 'the same people; an answer 502 to 504 of the balancer itself',
      found: `${ofKill} of what was on its way to the killed process (nobody may send it a second time), ${others} else${others > 0 ? ` (${stage.cut.map(({ what }) => what).join(', ')})` : ''}; the drained one ended after ${secondsToEnd.toFixed(1)} s`,
      isGood: others === 0 && ofKill <= crowd * activities.length + 16 && secondsToEnd < 15,
    },
    ...(await afterwards(machines)),
  ];
}

const details = ({ lost, halfDone, dishonest }: Row): string => {
  const all = [...lost, ...halfDone, ...dishonest];
  return all.length > 0 ? `: ${all.slice(0, 3).join('; ')}` : '';
};

/** Work of the workers within the processes. */
async function afterwards({ world }: Machines): Promise<Finding[]> {
  const { knex } = world.database;
  const { rows } = await knex.raw<{ rows: { twice: number; runs: number }[] }>(
    `select count(*) filter (where runs > 1)::bigint as twice, coalesce(sum(runs), 0)::bigint as runs from (
       select name, date_trunc('minute', created_on) as minute, count(*) as runs
       from pgboss.job where name not like '\\_\\_%' and state = 'completed' group by 1, 2) by_minute`,
  );
  const [jobs = { twice: 0, runs: 0 }] = rows;
  // Each mail has a line of its own in the log, whose sending one worker takes.
  const sent = world.mail.received.map(({ to, mail }) => `${to.join()} ${mail.messageId ?? mail.subject}`);
  const twice = sent.length - new Set(sent).size;
  return [
    {
      what: 'work by the clock',
      how: 'each process runs a worker; tasks of every minute',
      found: `${jobs.runs} runs done, ${jobs.twice} of them twice in a minute`,
      isGood: jobs.twice === 0 && jobs.runs > 0,
    },
    {
      what: 'mail',
      how: 'workers of all processes send what people cause',
      found: `${sent.length} mails arrived, ${twice} twice (one killed between sending and writing it down may be)`,
      isGood: twice <= 1 && sent.length > 0,
    },
  ];
}
