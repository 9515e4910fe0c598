import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { leaveOut } from '../../../testing/other-programs.ts';
import { clientOf } from '../../../testing/act-as.ts';
import { removeDiscardedFiles } from '../../cards/media/remove-discarded-files.ts';
import { maintainEventPartitions } from '../events/maintain-event-partitions.ts';
import { maintainDayTallies } from '../reports/maintain-day-tallies.ts';
import { ArchivesInUseError, alone } from './alone.ts';
import { archiveEvents, bringEventsBack, listEventArchives } from './archive-events.ts';
import { loadDuckDb } from './duck-db.ts';
import type { EventToArchive } from './events-file.ts';
import { maintainArchives } from './maintain-archives.ts';
import { partsOf } from './parts-of.ts';

const now = new Date('2026-11-24T08:00:00Z');
const isHere = await loadDuckDb().then(
  () => true,
  () => false,
);

it('a month is cut into parts where one card ends, whatever comes in a batch', async () => {
  const cards = [1, 1, 1, 2, 3, 3, 3, 3, 3, 4, 5, 5];
  for (const inBatch of [1, 2, 5, 100])
    for (const [most, wanted] of [
      [1, [[1, 1, 1], [2], [3, 3, 3, 3, 3], [4], [5, 5]]],
      [
        4,
        [
          [1, 1, 1, 2],
          [3, 3, 3, 3, 3],
          [4, 5, 5],
        ],
      ],
      [100, [cards]],
    ] as const) {
      const batches = async function* () {
        for (let first = 0; first < cards.length; first += inBatch)
          yield cards.slice(first, first + inBatch).map((profileId) => ({ profileId }) as EventToArchive);
      };
      const found: number[][] = [];
      for await (const part of partsOf(batches(), most)) {
        const events: number[] = [];
        for await (const batch of part) events.push(...batch.map(({ profileId }) => profileId));
        found.push(events);
      }
      expect([inBatch, most, found]).toEqual([inBatch, most, wanted]);
    }
});

describe('closed months of events', () => {
  let app: TestApp;
  let owner: TestClient;
  let ownerId: number;
  let cardId: number;
  let goneId: number;
  beforeEach((context) => {
    if (!isHere) leaveOut(context, '@duckdb/node-api is not installed');
  });
  beforeAll(async () => {
    if (!isHere) return;
    app = await startTestApp({ clock: { now: () => now }, env: { EVENTS_KEPT_MONTHS: 1 } });
    const user = await createUser(app.knex);
    await createPackage(app.knex, { userId: user.id, endDate: null });
    ownerId = user.id;
    owner = await clientOf(app, user);
    cardId = (await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' })).id;
    goneId = (await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' })).id;
    await app.knex.raw(`select make_card_event_partitions('2026-08-01', 4)`);
    const visitors = Array.from({ length: 6 }, () => randomBytes(16));
    const rows = [
      // Around midnight in Israel, which is ten in the evening in summer and eleven in winter there where days are cut.
      '2026-08-31T20:59:00Z',
      '2026-08-31T21:30:30Z',
      '2026-09-10T06:00:00Z',
      '2026-09-10T06:00:59Z',
      '2026-09-30T21:00:00Z',
      '2026-10-20T10:00:00Z',
      '2026-11-20T10:00:00Z',
    ].flatMap((occurred_at, index) =>
      visitors.slice(0, 2 + (index % 4)).flatMap((visitor_hash, visitor) => [
        {
          occurred_at,
          profile_id: cardId,
          type: 'view',
          source: visitor % 2 ? 'qr' : 'direct',
          device: 'phone',
          visitor_hash,
        },
        {
          occurred_at,
          profile_id: cardId,
          type: 'phone',
          source: 'qr',
          device: 'desktop',
          visitor_hash: null,
        },
        { occurred_at, profile_id: goneId, type: 'view', left_out: visitor ? null : 'bot', visitor_hash },
      ]),
    );
    await app.knex('card_events').insert(rows);
  });
  afterAll(() => app?.close());

  const counted = async () => {
    const path = `/api/cards/${cardId}/stats?from=2026-08-15&to=2026-11-23`;
    const reply = await owner.get(path);
    expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
    // All but the owner's list of cards, of which one goes.
    const { cards: _cards, ...figures } = reply.body as Record<string, unknown>;
    return figures;
  };
  const inTable = async (id: number) =>
    Number((await app.knex('card_events').where({ profile_id: id }).count())[0]?.['count']);
  const bytesOf = async (key: string) => {
    const file = await app.deps.storage.open(key);
    return file && buffer(file.body);
  };

  it('leave the database, and statistics answer as before', async () => {
    const before = await counted();
    const events = (await inTable(cardId)) + (await inTable(goneId));
    expect(await maintainArchives(app.deps)).toEqual({
      archived: expect.any(Number),
      rewritten: 0,
      removed: 0,
    });
    const archives = await listEventArchives(app.knex);
    expect(archives.slice(0, 2)).toMatchObject([
      { month: '2026-09-01', part: 1 },
      { month: '2026-08-01', part: 1 },
    ]);
    expect(
      archives.reduce((sum, one) => sum + one.events, 0) + (await inTable(cardId)) + (await inTable(goneId)),
    ).toBe(events);
    // The present month and the whole one before it stay.
    expect(await inTable(cardId)).toBeGreaterThan(0);
    expect(await counted()).toEqual(before);
    const { rows } = await app.knex.raw(
      `select to_regclass('card_events_2026_09') as september, to_regclass('card_events_2026_10') as october`,
    );
    expect(rows).toEqual([{ september: null, october: 'card_events_2026_10' }]);
    expect(await maintainArchives(app.deps)).toEqual({ archived: 0, rewritten: 0, removed: 0 });
  });

  it('lie where no visitor gets at them, and hold no hash of a visitor', async () => {
    const [{ storageKey = '' } = {}] = await listEventArchives(app.knex);
    const bytes = await bytesOf(storageKey);
    expect(bytes?.subarray(0, 4).toString()).toBe('PAR1');
    expect(bytes?.includes('visitor_hash')).toBe(false);
    for (const path of [`/media/${storageKey}`, `/api/media/${storageKey}`])
      expect((await app.client().get(path)).status).toBe(404);
  });

  it('lose the events of a card that is deleted in the following night', async () => {
    const before = await listEventArchives(app.knex);
    const stats = await counted();
    expect((await owner.delete(`/api/cards/${goneId}`)).status).toBeLessThan(300);
    expect(await maintainArchives(app.deps)).toEqual({ archived: 0, rewritten: 2, removed: 0 });
    const after = await listEventArchives(app.knex);
    expect(after.map(({ events }) => events)).not.toEqual(before.map(({ events }) => events));
    // The files that held them are gone within the hour.
    await removeDiscardedFiles(app.knex, app.deps.storage);
    for (const { storageKey, month } of before.slice(0, 2)) {
      expect(after.find((one) => one.month === month)?.storageKey).not.toBe(storageKey);
      expect(await bytesOf(storageKey)).toBe(null);
    }
    expect(await app.knex('card_event_erasures')).toEqual([]);
    expect(await maintainArchives(app.deps)).toMatchObject({ rewritten: 0 });
    expect(await counted()).toEqual(stats);
  });

  it('come back by command, and are counted from the events as from their tallies', async () => {
    const before = await counted();
    for (const month of ['2026-08-01', '2026-09-01'])
      expect(await bringEventsBack(app.deps, month)).toBeGreaterThan(0);
    await expect(bringEventsBack(app.deps, '2026-09-01')).rejects.toThrow('2026-09 is not archived');
    await app.knex('card_day_tallies').delete();
    await maintainDayTallies(app.knex, now);
    expect(await counted()).toEqual(before);
    expect(await inTable(goneId)).toBe(0);
  });

  it('stay when the storage fails, are refused when a file was changed, and are worked at by one', async () => {
    const failing = { ...app.deps.storage, put: () => Promise.reject(new Error('full')) };
    await expect(archiveEvents({ ...app.deps, storage: failing }, 1)).rejects.toThrow('full');
    const events = await inTable(cardId);
    expect((await archiveEvents(app.deps, 1)).length).toBeGreaterThan(0);
    const [{ storageKey = '', month = '' } = {}] = await listEventArchives(app.knex);
    const bytes = (await bytesOf(storageKey)) ?? Buffer.alloc(0);
    await app.deps.storage.remove(storageKey);
    await app.deps.storage.put(storageKey, Buffer.concat([bytes.subarray(0, -1), Buffer.from('X')]));
    await expect(bringEventsBack(app.deps, month)).rejects.toThrow('is not as it was written');
    await app.deps.storage.remove(storageKey);
    await app.deps.storage.put(storageKey, bytes);
    await bringEventsBack(app.deps, month);
    expect(await inTable(cardId)).toBeLessThanOrEqual(events);
    await alone(app.knex, () => expect(alone(app.knex, async () => 1)).rejects.toThrow(ArchivesInUseError));
  });

  it('come back without cards that were deleted before, or while they came', async () => {
    const month = '2026-09-01';
    const ids: number[] = [];
    for (const occurred_at of ['2026-09-10T06:00:00Z', '2026-09-11T06:00:00Z', '2026-09-12T06:00:00Z']) {
      const { id } = await createBusinessProfile(app.knex, { userId: ownerId, cardType: 'pro' });
      await app.knex('card_events').insert({ occurred_at, profile_id: id, type: 'view', source: 'qr' });
      ids.push(id);
    }
    const [before = 0, during = 0, kept = 0] = ids;
    // A card in each part.
    await archiveEvents(app.deps, 1, 1);
    const parts = (await listEventArchives(app.knex)).filter((one) => one.month === month);
    expect((await owner.delete(`/api/cards/${before}`)).status).toBeLessThan(300);
    const opened: string[] = [];
    const storage = {
      ...app.deps.storage,
      open: async (key: string) => {
        // The last file: the others' events are written, and nobody else sees them yet.
        if (opened.push(key) === parts.length)
          expect((await owner.delete(`/api/cards/${during}`)).status).toBeLessThan(300);
        return app.deps.storage.open(key);
      },
    };
    const brought = await bringEventsBack({ ...app.deps, storage }, month);
    expect(brought).toBe(parts.reduce((sum, { events }) => sum + events, 0) - 1);
    expect(await inTable(before)).toBe(0);
    await maintainArchives({ ...app.deps, env: { ...app.deps.env, EVENTS_KEPT_MONTHS: 12 } });
    expect([await inTable(before), await inTable(during), await inTable(kept)]).toEqual([0, 0, 1]);
  });

  it('keep what they have of a card that was deleted and brought back from a backup', async () => {
    const { id } = await createBusinessProfile(app.knex, { userId: ownerId, cardType: 'pro' });
    const event = { occurred_at: '2026-10-20T10:00:00Z', profile_id: id, type: 'view', source: 'qr' };
    await app.knex('card_events').insert(event);
    await app.knex('card_event_erasures').insert({ profile_id: id });
    expect(await listEventArchives(app.knex)).not.toEqual([]);
    // No file is fetched for it.
    const storage = { ...app.deps.storage, open: () => Promise.reject(new Error('silent')) };
    await maintainArchives({ ...app.deps, storage, env: { ...app.deps.env, EVENTS_KEPT_MONTHS: 12 } });
    expect(await inTable(id)).toBe(1);
    expect(await app.knex('card_event_erasures')).toEqual([]);
  });

  it('stay archived when they come back by half, and come whole the next time', async () => {
    await archiveEvents(app.deps, 1, 1);
    const before = await listEventArchives(app.knex);
    const [last] = before.filter(({ month }) => month === '2026-09-01').toReversed();
    const storage = {
      ...app.deps.storage,
      open: (key: string) =>
        key === last?.storageKey ? Promise.reject(new Error('silent')) : app.deps.storage.open(key),
    };
    await expect(bringEventsBack({ ...app.deps, storage }, '2026-09-01')).rejects.toThrow('silent');
    expect(await archiveEvents(app.deps, 1)).toEqual([]);
    expect(await listEventArchives(app.knex)).toEqual(before);
    expect((await app.knex.raw(`select to_regclass('card_events_2026_09') as part`)).rows).toEqual([
      { part: null },
    ]);
    expect(await bringEventsBack(app.deps, '2026-09-01')).toBeGreaterThan(0);
  });

  it('leave no file behind, whatever fails on the way', async () => {
    await archiveEvents(app.deps, 1);
    const stored = async () => {
      await removeDiscardedFiles(app.knex, app.deps.storage);
      const keys: string[] = [];
      for await (const { key } of app.deps.storage.list()) if (key.startsWith('card-events/')) keys.push(key);
      return keys.toSorted();
    };
    const named = async () =>
      (await listEventArchives(app.knex)).map(({ storageKey }) => storageKey).toSorted();
    expect(await stored()).toEqual(await named());
    const failing = { ...app.deps.storage, remove: () => Promise.reject(new Error('silent')) };
    // A month comes back while the storage removes nothing.
    await bringEventsBack({ ...app.deps, storage: failing }, '2026-09-01');
    expect(await stored()).toEqual(await named());
    // A run ends after its first file.
    let files = 0;
    const full = {
      ...app.deps.storage,
      put: (key: string, bytes: Uint8Array) =>
        ++files > 1 ? Promise.reject(new Error('full')) : app.deps.storage.put(key, bytes),
    };
    await expect(archiveEvents({ ...app.deps, storage: full }, 1, 1)).rejects.toThrow('full');
    // While a run may still be under way its files stay; a day later they go.
    expect((await stored()).length).toBe((await named()).length + 1);
    await app
      .knex('discarded_files')
      .update({ discarded_at: app.knex.raw(`discarded_at - interval '1 day'`) });
    expect(await stored()).toEqual(await named());
    await archiveEvents(app.deps, 1);
    expect(await stored()).toEqual(await named());
    expect(await app.knex('discarded_files')).toEqual([]);
  });

  it('end with all events after thirteen months', async () => {
    await archiveEvents(app.deps, 1);
    const old = (await listEventArchives(app.knex)).filter(({ month }) => month < '2026-08-01');
    const later = { ...app.deps, clock: { now: () => new Date('2027-09-15T00:00:00Z') } };
    await maintainEventPartitions(app.knex, later.clock.now());
    const { removed } = await maintainArchives({ ...later, env: { ...later.env, EVENTS_KEPT_MONTHS: 12 } });
    expect(removed).toBeGreaterThan(0);
    await removeDiscardedFiles(app.knex, app.deps.storage);
    for (const { storageKey } of old) expect(await bytesOf(storageKey)).toBe(null);
    expect((await listEventArchives(app.knex)).map(({ month }) => month)).toEqual([
      '2026-09-01',
      '2026-08-01',
    ]);
  });
});
