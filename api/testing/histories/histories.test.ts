import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { planHistory, type HistorySize } from './plan.ts';
import { liveHistory, type LivedHistory } from './run-history.ts';
import { stepWeights } from './steps/index.ts';

const small = { people: 4, months: 1.6, seed: 49 } satisfies HistorySize;
/** Histories that failed once, as small as they still did. */
const kept: HistorySize[] = [];

async function live(size: HistorySize): Promise<{ history: LivedHistory; close: () => Promise<void> }> {
  const database: TestDatabase = await createTestDatabase();
  const history = await liveHistory({ ...size, databaseUrl: database.url, workers: 2, documents: 2 });
  return {
    history,
    async close() {
      await history.close();
      await database.destroy();
    },
  };
}

test('the same seed plans the same steps, another one others', () => {
  const plan = (seed: number) => planHistory({ ...small, seed }, stepWeights);
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7).steps).not.toEqual(plan(8).steps);
});

test.each(kept)('the history of $people people, $months months and seed $seed is clean', async (size) => {
  const { history, close } = await live(size);
  try {
    expect((await history.judge()).findings).toEqual([]);
  } finally {
    await close();
  }
});

describe('a small history', () => {
  let history: LivedHistory;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ history, close } = await live(small));
  });
  afterAll(() => close());

  test('is clean: the books, the ledger, and whatever people see', async () => {
    const { findings, counts, compared, lived } = await history.judge();
    expect(findings).toEqual([]);
    expect(counts['attempt renewal succeeded']).toBeGreaterThan(0);
    expect(lived.steps['buy a plan']?.done).toBeGreaterThan(0);
    expect([compared.pages > 50, compared.mails > 5, compared.documents > 0]).toEqual([true, true, true]);
  });

  test('is not clean with a renewal charged twice, a wallet off by an agora, and a mail of another day', async () => {
    const { world } = history;
    const { knex } = world;
    const renewal = await knex('payment_attempts').where({ kind: 'renewal', status: 'succeeded' }).first();
    await knex.raw('drop index payment_attempts_paid_package');
    const [public_id, provider_txn] = [randomUUID(), randomUUID()];
    const { id: _id, ...again } = renewal;
    await knex('payment_attempts').insert({
      ...again,
      public_id,
      provider_txn,
      idem_key: public_id,
      attempt_no: 9,
    });
    const charge = await knex('sandbox_psp.transactions').where({ uid: renewal.provider_txn }).first();
    await knex('sandbox_psp.transactions').insert({ ...charge, uid: provider_txn, more_info: public_id });

    const viewer = [...world.people.values()].find(({ user }) => user.id !== renewal.user_id && user.id);
    if (!viewer) throw new Error('nobody else');
    const { get } = viewer.client;
    viewer.client.get = async (path, options) => {
      const reply = await get(path, options);
      if (path === '/api/wallet') reply.body.totals = [{ paid: '0.01', paidThisYear: '0.00', receipts: 0 }];
      return reply;
    };

    const { id: _mail, ...mail } = await knex('mail_log').where({ template: 'receipt' }).first();
    const [wrong] = await knex('mail_log')
      .insert({
        ...mail,
        text_body: mail.text_body.replaceAll('2027', '2026'),
        secret_links: '[]',
        attachments: '[]',
      })
      .returning('id');

    const { findings } = await history.judge();
    const named = findings.map(({ person, place, what }) => `${person}: ${place}: ${what}`);
    expect(named).toContainEqual(expect.stringMatching(/^nobody: books, one-charge-for-a-period: /u));
    expect(named).toContainEqual(
      expect.stringContaining(
        `person ${viewer.number} (user ${viewer.user.id}): wallet: paid in all is shown as 1,`,
      ),
    );
    expect(named).toContainEqual(
      expect.stringContaining(`user ${mail.user_id}: mail ${wrong.id}, receipt: says 2026-`),
    );
  });
});
