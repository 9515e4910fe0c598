import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inheritedVariables } from '../../../inherited-variables.ts';
import { repository } from '../../../lib/repository.ts';
import { activities, exporting, publishing, registration } from '../activities.ts';
import { Stage, type Row } from '../stage.ts';
import { built, type BreakableWorld } from '../world.ts';

/** For each thing that people do: the process that does it is killed three times, the other one goes on. */
export async function killedApplications(world: BreakableWorld): Promise<Row[]> {
  const rows: Row[] = [];
  for (const activity of activities) {
    const stage = new Stage(world, [activity]);
    stage.begin();
    stage.begin([world.first, world.first]);
    let slowest = 0;
    for (const after of [1_500, 1_800, 2_300]) {
      await sleep(after);
      await world.first.kill();
      // Its supervisor starts it at once.
      const since = performance.now();
      await world.first.start();
      await stage.untilBack([world.first]);
      slowest = Math.max(slowest, (performance.now() - since) / 1_000);
    }
    rows.push(
      await stage.row({
        fault: 'the application killed with -9, three times',
        moment: activity.name,
        secondsToBeBack: slowest,
        note: 'from its start again; the other process served on',
      }),
    );
  }
  return rows;
}

/** Both are told to end while everything goes on. */
export async function endedApplications(world: BreakableWorld): Promise<Row> {
  const stage = new Stage(world);
  stage.begin();
  await sleep(3_000);
  const ended = await Promise.all(world.applications.map((one) => one.end()));
  const since = performance.now();
  await Promise.all(world.applications.map((one) => one.start()));
  await stage.untilBack();
  const secondsToBeBack = (performance.now() - since) / 1_000;
  return stage.row({
    fault: 'SIGTERM at both processes at once',
    moment: 'people do everything',
    secondsToBeBack,
    secondsToEnd: Math.max(...ended) / 1_000,
  });
}

/** A worker of its own dies while it moves packages to another plan; another one goes on where it was. */
export async function killedWorker(world: BreakableWorld): Promise<Row> {
  const { knex } = world.database;
  const packages = 1_500;
  await knex.raw(
    `with people as (insert into users (username, email) select 'moved ' || n, 'moved' || n || '@faults.test'
       from generate_series(1, ?) n returning id)
     insert into packages (user_id, product_id, is_paid, status, end_date, pro_card_count, price)
     select id, ?, true, 'active', now() + interval '20 days', 2, 40 from people`,
    [packages, world.secondPlanId],
  );
  const staff = await world.client(world.staffId);
  const path = '/api/admin/package-migrations';
  const made = await staff.post(path, {
    fromProductId: world.secondPlanId,
    toProductId: world.planId,
    filter: { statuses: ['active'] },
  });
  if (made.status >= 300) throw new Error(`no migration: ${made.status} ${made.text}`);
  const id = Number(made.body.id);
  const statusIs = async (...wanted: string[]) => {
    for (let tries = 0; tries < 2_400; tries += 1) {
      const { status } = (await staff.get(`${path}/${id}`)).body as { status: string };
      if (wanted.includes(status)) return;
      await sleep(100);
    }
    throw new Error(`the migration is not ${wanted.join(' or ')}`);
  };
  await statusIs('ready');
  const stage = new Stage(world, [exporting, registration]);
  stage.begin();
  const worker = await world.application('worker', { PORT: '' }, 'worker');
  await worker.start();
  const started = await staff.post(`${path}/${id}/start`, { confirmCount: packages });
  if (started.status >= 300) throw new Error(`not started: ${started.status} ${started.text}`);
  for (let time = 0; time < 3; time += 1) {
    await sleep(150);
    await worker.kill();
    await world.applications[1]?.kill();
    await Promise.all([worker.start(), world.applications[1]?.start()]);
  }
  const since = performance.now();
  const left = async () =>
    Number((await knex('packages').where({ product_id: world.secondPlanId }).count())[0]?.['count']);
  const before = await left();
  const goesOn = async () => before === 0 || (await left()) < before;
  while (!(await goesOn())) await sleep(50);
  const secondsToBeBack = before === 0 ? null : (performance.now() - since) / 1_000;
  await statusIs('done');
  const row = await stage.row({
    fault: 'a worker and an application killed with -9, three times',
    moment: `${packages} packages move to another plan; exports wait`,
    secondsToBeBack,
    note: before === 0 ? 'all was moved when they were back' : 'until the next batch was moved',
  });
  await worker.end();
  const notMoved = await left();
  const odd = await knex('package_migration_rows').where({ migration_id: id }).whereNot({ state: 'changed' });
  return {
    ...row,
    acknowledged: row.acknowledged + packages,
    halfDone: [
      ...row.halfDone,
      ...(notMoved > 0 ? [`${notMoved} packages were not moved`] : []),
      ...(odd.length > 0 ? [`${odd.length} rows of it are not "changed"`] : []),
    ],
  };
}

/** `npm run db -- migrate` is killed within a migration; the next one does it, whole. */
export async function killedMigration(world: BreakableWorld): Promise<Row> {
  const folder = join(world.folder, 'migrations');
  mkdirSync(folder);
  cpSync(join(repository, 'migrations'), folder, { recursive: true });
  const name = '29991231000000_faults';
  writeFileSync(
    join(folder, `${name}.ts`),
    `export async function up(knex) {
      await knex.raw('create table faults_migrated (id bigint)');
      await knex.raw('insert into faults_migrated select n from generate_series(1, 50000) n');
      await knex.raw('select pg_sleep(4)');
      await knex.raw('alter table faults_migrated add column done boolean not null default true');
    }
    export async function down(knex) { await knex.raw('drop table faults_migrated'); }
    `,
  );
  const migrate = () =>
    spawn(process.execPath, [join(built, 'db.js'), 'migrate'], {
      env: { ...world.settings, PATH: inheritedVariables()['PATH'] ?? '', MIGRATIONS_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const { knex } = world.database;
  const stage = new Stage(world, [publishing]);
  stage.begin();
  const first = migrate();
  const firstEnd = once(first, 'exit');
  for (let tries = 0; tries < 1_200; tries += 1) {
    const { rows } = await knex.raw(`select 1 from pg_stat_activity where query like 'select pg_sleep(4)%'`);
    if (rows.length > 0) break;
    await sleep(50);
  }
  first.kill('SIGKILL');
  await firstEnd;
  const half = await knex('pg_tables').where({ tablename: 'faults_migrated' });
  const since = performance.now();
  let code: number | null = 1;
  // Whoever deploys runs it again until it is done.
  for (let tries = 0; tries < 30 && code !== 0; tries += 1) {
    [code] = (await once(migrate(), 'exit')) as [number | null];
    if (code !== 0) await sleep(500);
  }
  const seconds = (performance.now() - since) / 1_000;
  const row = await stage.row({
    fault: '`npm run db -- migrate` killed with -9',
    moment: 'in the middle of a migration, people publish',
    note: `done ${seconds.toFixed(1)} s later by the same command, of which the migration itself takes 4`,
  });
  const rows = code === 0 ? await knex('faults_migrated').where({ done: true }) : [];
  await knex('knex_migrations')
    .where({ name: `${name}.ts` })
    .delete();
  await knex.schema.dropTableIfExists('faults_migrated');
  return {
    ...row,
    halfDone: [
      ...row.halfDone,
      ...(half.length > 0 ? ['its table was there after it was killed'] : []),
      ...(code === 0 ? [] : ['the next command refuses to migrate']),
      ...(code === 0 && rows.length !== 50_000 ? ['the migration was done in part'] : []),
    ],
  };
}

/** Its clock is an hour ahead, then an hour behind, then right. */
export async function clockJumps(world: BreakableWorld): Promise<Row> {
  const shift = join(world.folder, 'clock-shift');
  const preload = join(world.folder, 'shifted-clock.mjs');
  writeFileSync(shift, '0');
  writeFileSync(
    preload,
    `import { readFileSync } from 'node:fs';
    let shift = 0;
    const read = () => { try { shift = Number(readFileSync(${JSON.stringify(shift)}, 'utf8')) || 0; } catch {} };
    setInterval(read, 50).unref();
    const now = Date.now.bind(Date);
    const Plain = Date;
    globalThis.Date = class Date extends Plain {
      constructor(...given) { if (given.length === 0) super(now() + shift); else super(...given); }
      static now() { return now() + shift; }
    };
    `,
  );
  const third = await world.application('clock', { NODE_OPTIONS: `--import=${preload}` });
  await third.start();
  const own = [...world.applications];
  try {
    world.applications.splice(0, own.length, third);
    const stage = new Stage(world);
    stage.begin();
    let slowest = 0;
    for (const hours of [1, 0, -1, 0]) {
      await sleep(2_500);
      writeFileSync(shift, String(hours * 3_600_000));
      slowest = Math.max(slowest, await stage.untilBack());
    }
    const secondsToEnd = (await third.end()) / 1_000;
    world.applications.splice(0, 1, ...own);
    return await stage.row({
      fault: 'the clock jumps an hour forward, back, an hour back, forward',
      moment: 'people do everything',
      secondsToBeBack: slowest,
      secondsToEnd,
      note: "the process's clock; the database keeps its own",
    });
  } finally {
    world.applications.splice(0, world.applications.length, ...own);
    await third.kill();
  }
}

/** Renewals and refunds: a process killed at a commit or call of each kind of attempt (docs/money.md 8.2). */
export async function killedMoney(): Promise<Row> {
  const since = performance.now();
  const child = spawn(
    process.execPath,
    [join(repository, 'api/scripts/test-crashes.ts'), 'payplus', '--few'],
    { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4_000)));
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4_000)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return {
    fault: 'a process killed with -9 before or after a commit or call, one point of each run',
    moment:
      'first payments, renewals, refunds, orders, changes of plan (`npm run test:crashes -- payplus --few`)',
    acknowledged: 0,
    lost: code === 0 ? [] : [said],
    halfDone: [],
    secondsToBeBack: null,
    secondsToEnd: null,
    dishonest: [],
    note: `${Math.round((performance.now() - since) / 1_000)} s; all points: \`npm run test:crashes\``,
  };
}
