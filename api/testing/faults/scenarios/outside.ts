import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ordering, publishing, registration, uploading } from '../activities.ts';
import type { Door, Mood } from '../door.ts';
import { Stage, type Row } from '../stage.ts';
import type { BreakableWorld } from '../world.ts';

const json =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 12\r\nConnection: close\r\n\r\n<<<not json>';
const moods = (words: string): [string, Mood][] => [
  ['hanging', { kind: 'silent' }],
  ['slow: 2 s each way', { kind: 'slow', milliseconds: 2_000 }],
  ['answering rubbish', { kind: 'rubbish', words }],
  ['away', { kind: 'away' }],
];

/** A service gets into each mood and out of it while people need it. */
async function each(
  world: BreakableWorld,
  {
    name,
    door,
    words,
    stageOf,
    milliseconds,
    back,
    isEnding,
  }: {
    name: string;
    door: Door;
    words: string;
    stageOf(): Stage;
    milliseconds: number;
    /** Seconds until the service is used again. */
    back(stage: Stage): Promise<number>;
    isEnding?: boolean;
  },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [how, mood] of moods(words)) {
    const stage = stageOf();
    stage.begin();
    await sleep(1_000);
    door.mood = mood;
    door.cut();
    await sleep(milliseconds);
    const second = world.applications[1];
    const isEnded = isEnding && mood.kind === 'silent' && second;
    const secondsToEnd = isEnded ? (await second.end()) / 1_000 : null;
    door.mood = { kind: 'well' };
    door.cut();
    const secondsToBeBack = await back(stage);
    if (isEnded) await second.start();
    rows.push(
      await stage.row({ fault: `${name} ${how}`, moment: 'people need it', secondsToBeBack, secondsToEnd }),
    );
  }
  return rows;
}

async function secondsUntil(works: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await works().catch(() => false))) {
    if (performance.now() - since > 180_000) throw new Error('does not come back');
    await sleep(50);
  }
  return (performance.now() - since) / 1_000;
}

export const mail = (world: BreakableWorld): Promise<Row[]> =>
  each(world, {
    name: 'mail',
    door: world.doors.mail,
    words: '!999 what\r\n',
    stageOf: () => new Stage(world, [registration]),
    milliseconds: 4_000,
    // People are served all the time; that mail goes out again is seen at the server.
    back: async (stage) => {
      const seconds = await stage.untilBack([world.first]);
      const before = world.mail.received.length;
      await secondsUntil(async () => world.mail.received.length > before);
      return seconds;
    },
    isEnding: true,
  });

export const payments = (world: BreakableWorld): Promise<Row[]> =>
  each(world, {
    name: 'payments',
    door: world.doors.payments,
    words: json,
    stageOf: () => new Stage(world, [ordering, publishing]),
    milliseconds: 6_000,
    back: async (stage) =>
      secondsUntil(async () => {
        const done = await ordering.run(world, world.first, (reply) => stage.judgeAnswer(reply, 'order'));
        if (done) stage.acknowledged.push(done);
        return done !== null;
      }),
    isEnding: true,
  });

export const google = (world: BreakableWorld): Promise<Row[]> =>
  each(world, {
    name: 'Google',
    door: world.doors.google,
    words: json,
    stageOf: () =>
      new Stage(world, [
        {
          name: 'sign-in with Google',
          async run(_world, at, honest) {
            const client = await world.client(undefined, at);
            honest(await client.get('/api/auth/google', { headers: { Accept: 'text/html' } }));
            return null;
          },
          halfDone: async () => [],
        },
        publishing,
      ]),
    milliseconds: 7_000,
    back: (stage) => stage.untilBack([world.first]),
  });

/** Pictures in a bucket: a third process, whose pictures lie there. */
export async function storage(world: BreakableWorld): Promise<Row[]> {
  const third = await world.application('bucket', world.storageSettings);
  await third.start();
  const own = [...world.applications];
  try {
    world.applications.splice(0, own.length, third);
    return await each(world, {
      name: 'S3',
      door: world.doors.storage,
      words: json,
      stageOf: () => new Stage(world, [uploading]),
      milliseconds: 14_000,
      back: async (stage) =>
        secondsUntil(async () => {
          const done = await uploading.run(world, third, (reply) => stage.judgeAnswer(reply, 'upload'));
          if (done) stage.acknowledged.push(done);
          return done !== null;
        }),
    });
  } finally {
    world.applications.splice(0, 1, ...own);
    await third.end();
  }
}

export async function fullForPictures(world: BreakableWorld): Promise<Row | string> {
  const { small } = world;
  if (!small)
    return 'no small disk could be mounted (only root may): the full disk of pictures was not tried';
  const filler = join(small.data, 'filler');
  const stage = new Stage(world, [uploading, publishing]);
  stage.begin();
  await sleep(2_000);
  fill(filler);
  await sleep(5_000);
  const seconds = (await world.applications[1]?.end()) ?? 0;
  rmSync(filler, { force: true });
  const secondsToBeBack = await secondsUntil(async () => {
    const done = await uploading.run(world, world.first, (reply) => stage.judgeAnswer(reply, 'upload'));
    return done !== null;
  });
  await world.applications[1]?.start();
  const row = await stage.row({
    fault: 'the disk of pictures full',
    moment: 'people upload and publish',
    secondsToBeBack,
    secondsToEnd: seconds / 1_000,
  });
  const left = readdirSync(join(small.data, 'data'), { recursive: true }).filter((name) =>
    String(name).endsWith('.part'),
  );
  return { ...row, halfDone: [...row.halfDone, ...left.map((name) => `half a file: ${String(name)}`)] };
}

/** Whatever the process says is refused, from its first line on. */
export async function fullForLogs(world: BreakableWorld): Promise<Row> {
  const third = await world.application('full-log', { LOG_LEVEL: 'info' });
  third.logFile = '/dev/full';
  const own = [...world.applications];
  try {
    await third.start();
    world.applications.splice(0, own.length, third);
    const stage = new Stage(world, [publishing, registration]);
    stage.begin();
    await sleep(4_000);
    const secondsToBeBack = await stage.untilBack();
    if (!third.isRunning) stage.dishonest.add('the process ended');
    const secondsToEnd = (await third.end()) / 1_000;
    world.applications.splice(0, 1, ...own);
    return await stage.row({
      fault: 'the disk of the logs full (/dev/full)',
      moment: 'from the start on',
      secondsToBeBack,
      secondsToEnd,
    });
  } finally {
    world.applications.splice(0, world.applications.length, ...own);
    await third.kill();
  }
}

/** Until nothing fits any more. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 1 << 20; size >= 1; size >>= 1)
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch {
        // The next piece is half as large.
      }
  } finally {
    closeSync(file);
  }
}
