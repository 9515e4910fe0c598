import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../adapters/database.ts';
import { createUser } from '../../factories/user.ts';
import { quantile, type Finding } from '../finding.ts';
import type { Machines } from '../machines.ts';
import type { Standby } from '../standby.ts';

const rounds = 60;

/** Lists of the back office from a streaming replica that is behind, held back, and gone. */
export async function replicaReads({ world, balancer }: Machines, standby: Standby): Promise<Finding[]> {
  const { knex, url } = world.database;
  const there = new URL(url);
  there.port = String(standby.port);
  const replica = openDatabase(there.href, 2);
  const staff = await world.client(world.staffId, { url: balancer.url });
  const person = await createUser(knex);
  const readsThere = async () =>
    Number(
      (
        await replica.raw<{ rows: [{ reads: number }] }>(
          `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::bigint as reads from pg_stat_user_tables where relname = 'users'`,
        )
      ).rows[0].reads,
    );
  const filter = encodeURIComponent(JSON.stringify({ id: [person.id] }));
  const nameInList = async () => {
    const list = await staff.get(`/api/admin/users?filter=${filter}`);
    return { status: list.status, name: (list.body as { username: string }[])[0]?.username };
  };
  const rename = async (round: number) => {
    const username = `r${round} ${Date.now() % 1_000_000}`;
    const row = (await staff.get(`/api/admin/users/${person.id}`)).body as object;
    const reply = await staff.put(`/api/admin/users/${person.id}`, { ...row, username });
    if (reply.status !== 200) throw new Error(`no edit: ${reply.status} ${reply.text}`);
    return username;
  };
  const round = async (number: number) => {
    const wanted = await rename(number);
    const since = performance.now();
    const { status, name } = await nameInList();
    return { isTrue: name === wanted, status, wait: performance.now() - since };
  };
  try {
    // Until each process knows how far it is.
    await sleep(3_000);
    const before = await readsThere();
    const usual = [];
    for (let number = 0; number < rounds; number += 1) usual.push(await round(number));
    await sleep(1_500);
    const served = (await readsThere()) - before;
    await replica.raw('select pg_wal_replay_pause()');
    const held = [];
    for (let number = 0; number < 6; number += 1) held.push(await round(100 + number));
    await replica.raw('select pg_wal_replay_resume()');
    await sleep(2_000);
    await standby.stop();
    const gone = [];
    for (let number = 0; number < 12; number += 1) gone.push(await round(200 + number));
    const wrong = [...usual, ...held, ...gone].filter(({ isTrue, status }) => !isTrue || status !== 200);
    const waits = (of: { wait: number }[]) =>
      `${quantile(
        of.map(({ wait }) => wait),
        0.5,
      ).toFixed(0)} ms (median), ${Math.max(...of.map(({ wait }) => wait)).toFixed(0)} ms at most`;
    return [
      {
        what: 'a list after one has changed it',
        how: `${rounds} changes by staff, each followed by the list at the next process; 6 while the replica replays nothing; 12 after it was ended`,
        found: `${usual.length + held.length + gone.length} lists, ${wrong.length} without the change; ${served} rows read at the replica meanwhile; ${waits(usual)}; held back ${waits(held)}; ended ${waits(gone)}`,
        isGood: wrong.length === 0 && served > 0,
      },
    ];
  } finally {
    await replica.destroy().catch(() => undefined);
  }
}
