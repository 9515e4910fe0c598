import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { onceInAWhile } from './recent-events.ts';
import type { CardEvent } from './store-events.ts';

const noon = new Date('2026-11-22T10:00:00Z').getTime();

/** What one process keeps in mind, and how many of its events were stored. */
function oneProcess() {
  const pool = {} as Knex;
  let stored = 0;
  const takes = async (milliseconds: number, event: Partial<CardEvent>, store = async () => true) => {
    const whole = {
      profileId: 1,
      type: 'phone',
      visitorHash: Buffer.from('dana'),
      leftOut: null,
      ...event,
      occurredAt: new Date(noon + milliseconds),
    } as CardEvent;
    const answer = onceInAWhile(pool, whole, () => {
      stored += 1;
      return store();
    });
    return answer.catch(() => null);
  };
  return { takes, stored: () => stored };
}

test.each([
  ['a click', {}, 2_000],
  ['a view by a program', { type: 'view', leftOut: 'bot' }, 30_000],
] as const)('%s is the same again until its time is over', async (_what, event, span) => {
  const { takes, stored } = oneProcess();
  await takes(0, event);
  await takes(span - 1, event);
  expect(stored()).toBe(1);
  await takes(span, event);
  expect(stored()).toBe(2);
  // From then on it lasts as long once more.
  await takes(2 * span - 1, event);
  expect(stored()).toBe(2);
});

test('every view of a person counts', async () => {
  const { takes, stored } = oneProcess();
  for (let view = 0; view < 3; view += 1) await takes(0, { type: 'view' });
  expect(stored()).toBe(3);
});

test('of another card, kind or visitor it is another one', async () => {
  const { takes, stored } = oneProcess();
  const others = [{ profileId: 2 }, { type: 'email' }, { visitorHash: Buffer.from('ruth') }] as const;
  for (const event of [{}, ...others, {}, ...others]) await takes(0, event);
  expect(stored()).toBe(4);
});

test('what could not be stored is tried when it comes again, and whoever repeats it hears what became of the first', async () => {
  const { takes, stored } = oneProcess();
  const failing = takes(0, {}, () => Promise.reject(new Error('gone')));
  expect(await Promise.all([failing, takes(1, {})])).toEqual([null, null]);
  expect(stored()).toBe(1);
  expect(await takes(2, {})).toBe(true);
  expect([await takes(3, {}, async () => false), stored()]).toEqual([true, 2]);
});
