import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChipList } from '../../../contract/nfc/chips.schema.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientOf } from '../../../testing/act-as.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { addDays, israelDay } from '../../statistics/index.ts';
import { makeChips } from './make-chips.ts';

let app: TestApp;
let owner: User;
let client: TestClient;
let card: BusinessProfile;
let other: BusinessProfile;
let order: PhysicalCardOrder;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.knex('rate_limits').delete();
  owner = await createUser(app.knex);
  await createPackage(app.knex, { userId: owner.id, status: 'active', proCardCount: 3 });
  card = await createBusinessProfile(app.knex, { userId: owner.id, businessName: 'דנה לוי' });
  other = await createBusinessProfile(app.knex, { userId: owner.id, businessName: 'הסטודיו' });
  order = await createPhysicalCardOrder(app.knex, { userId: owner.id, profileId: card.id, quantity: 100 });
  client = await clientOf(app, owner);
});
afterAll(() => app.close());

const make = (pieces: number, profileId: number | null = card.id) =>
  app.knex.transaction((trx) => makeChips(trx, order, [{ profileId, quantity: pieces }]));
const chipsOf = () => CardAllocation.query(app.knex).where({ order_id: order.id }).orderBy('id');
const group = (profileId: number | null = card.id) => ({ orderId: order.id, profileId });
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const tap = (tapCode: string, headers: Record<string, string> = {}, visitor = app.client()) =>
  visitor.request('GET', `/t/${tapCode}`, undefined, { headers: { 'User-Agent': phone, ...headers } });

describe('an order of many', () => {
  test('makes a code for each piece, in as many statements as for one', async () => {
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => statements.push(sql);
    app.knex.on('query', note);
    await make(1000);
    app.knex.off('query', note);
    expect(statements.filter((sql) => /^insert into "?card_allocations/iu.test(sql.trim()))).toHaveLength(1);
    expect(statements.length).toBeLessThan(8);
    const chips = await chipsOf();
    expect(new Set(chips.map(({ tapCode }) => tapCode)).size).toBe(1000);
    expect(chips.every(({ quantity, profileId }) => quantity === 1 && profileId === card.id)).toBe(true);
    expect(
      await app
        .knex('chip_steps')
        .where({ action: 'make' })
        .whereIn(
          'allocation_id',
          chips.map(({ id }) => id),
        ),
    ).toHaveLength(1000);
  });

  test('is listed by order and card, with few rows at first and the others by the page', async () => {
    await make(600);
    await make(400, other.id);
    const { body } = await client.get('/api/chips');
    expect(body.totals).toMatchObject({ pieces: 1000, live: 1000, waiting: 0, frozen: 0 });
    expect([body.groups.length, body.page, body.pages]).toEqual([2, 1, 1]);
    expect(body.groups[0]).toMatchObject({
      order: { id: order.id },
      card: { id: card.id, name: 'דנה לוי' },
      pieces: 600,
      chips: 600,
    });
    expect(body.groups[0].first.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify(body).length).toBeLessThan(15_000);
    const path = `/api/chips/group?order=${order.id}&card=${card.id}`;
    const rest = (await client.get(`${path}&page=2`)).body;
    expect(rest).toMatchObject({ total: 600, page: 2, pages: 12 });
    expect(rest.chips).toHaveLength(50);
    const last = (await client.get(`${path}&page=12`)).body.chips as { id: number }[];
    expect(last).toHaveLength(50);
    expect(last.filter(({ id }) => rest.chips.some((chip: { id: number }) => chip.id === id))).toEqual([]);
  });

  test('is found by name, code and card, and by state', async () => {
    await make(3);
    const [first, second, third] = await chipsOf();
    await client.put(`/api/chips/${first?.id}/name`, { name: 'דלפק' });
    await client.post(`/api/chips/${second?.id}/freeze`);
    const codes = async (query: string) =>
      ((await client.get(`/api/chips?${query}`)).body.groups as { first: { tapCode: string }[] }[]).flatMap(
        (one) => one.first.map(({ tapCode }) => tapCode),
      );
    expect(await codes(`q=${encodeURIComponent('דלפ')}`)).toEqual([first?.tapCode]);
    expect(await codes(`q=${second?.tapCode.slice(2, 12)}`)).toEqual([second?.tapCode]);
    expect(await codes(`q=${encodeURIComponent('דנה')}`)).toHaveLength(3);
    expect(await codes('q=%25')).toEqual([]);
    expect(await codes('state=frozen')).toEqual([second?.tapCode]);

    // A third one ends, and another stands for it; of a fourth nobody is the owner yet.
    await client.post(`/api/chips/${third?.id}/replace`);
    const stands = (await chipsOf()).at(-1);
    const waiting = await createCardAllocation(app.knex, {
      orderId: order.id,
      userId: null,
      profileId: null,
    });
    // The ended one led visitors before, and its taps count; those of the day before the first of thirty don't.
    const days = (ago: number) => addDays(israelDay(new Date()), -ago);
    const last_at = new Date();
    await app.knex('chip_taps').insert([
      { allocation_id: stands?.id, day: days(29), taps: 2, last_at },
      { allocation_id: stands?.id, day: days(30), taps: 10, last_at },
      { allocation_id: third?.id, day: days(0), taps: 4, last_at },
    ]);
    // With a name first, then the most taps, then as they were made; what ended is in its own list alone.
    expect(await codes('')).toEqual(
      [first, stands, second, waiting].map((chip) => (chip as { tapCode: string }).tapCode),
    );
    expect(await codes('state=live')).toEqual([first?.tapCode, stands?.tapCode]);
    expect(await codes('state=waiting')).toEqual([waiting.tapCode]);
    expect(await codes('state=ended')).toEqual([third?.tapCode]);
    expect(await codes(`state=live&q=${second?.tapCode}`)).toEqual([]);
    // The cards they may lead to are one's own, by name.
    await createBusinessProfile(app.knex, { userId: owner.id, businessName: 'אבן' });
    const { totals, groups, cards } = (await client.get('/api/chips')).body as ChipList;
    expect(cards.map(({ name }) => name)).toEqual(['אבן', 'דנה לוי', 'הסטודיו']);
    expect(totals).toEqual({ pieces: 4, live: 2, waiting: 1, frozen: 1, ended: 1, taps: 6 });
    expect(
      groups.map(({ chips, pieces, movable, frozen, taps }) => [chips, pieces, movable, frozen, taps]),
    ).toEqual([
      [3, 3, 2, 1, 2],
      [1, 1, 0, 0, 0],
    ]);
    const tapped = groups[0]?.first[1]?.taps;
    expect([tapped?.total, tapped?.days[0]]).toEqual([2, 2]);
    // Page by page it is the same list.
    const ofGroup = async (query: string) => {
      const { body } = await client.get(`/api/chips/group?order=${order.id}&card=${card.id}&${query}`);
      return (body.chips as { tapCode: string }[]).map(({ tapCode }) => tapCode);
    };
    expect(await ofGroup('')).toEqual([first?.tapCode, stands?.tapCode, second?.tapCode]);
    expect(await ofGroup('state=frozen')).toEqual([second?.tapCode]);
    expect(await ofGroup(`q=${encodeURIComponent('דלפ')}`)).toEqual([first?.tapCode]);
  });
});

describe('one piece', () => {
  test('has a name of its owner’s, cleaned, which can be taken off', async () => {
    await make(1);
    const [chip] = await chipsOf();
    const name = (text: unknown) => client.put(`/api/chips/${chip?.id}/name`, { name: text });
    expect((await name(' \u202eדלפק  ')).body).toMatchObject({ name: 'דלפק' });
    expect((await name('')).body).toMatchObject({ name: null });
    expect((await name('א'.repeat(41))).status).toBe(422);
    const stranger = await clientOf(app, await createUser(app.knex));
    expect((await stranger.put(`/api/chips/${chip?.id}/name`, { name: 'שלי' })).status).toBe(404);
  });

  test('counts its own taps by people, by day, and no others', async () => {
    await make(2);
    const [first, second] = await chipsOf();
    for (let at = 0; at < 3; at += 1) expect((await tap(first?.tapCode ?? '')).status).toBe(302);
    await tap(second?.tapCode ?? '');
    // Programs, prefetches, heads and the owner are no taps.
    await tap(first?.tapCode ?? '', { 'User-Agent': 'WhatsApp/2.23' });
    await tap(first?.tapCode ?? '', { 'Sec-Purpose': 'prefetch' });
    await app
      .client()
      .request('HEAD', `/t/${first?.tapCode}`, undefined, { headers: { 'User-Agent': phone } });
    await tap(first?.tapCode ?? '', {}, client);
    const shown = (await client.get('/api/chips')).body.groups[0];
    expect(shown.taps).toBe(4);
    expect(shown.first[0]).toMatchObject({ id: first?.id, taps: { total: 3, days: expect.any(Array) } });
    expect(shown.first[0].taps.days).toHaveLength(30);
    expect(shown.first[0].taps.days.at(-1)).toBe(3);
    expect(shown.first[0].taps.last).toEqual(expect.any(String));
    expect(shown.first[1].taps.total).toBe(1);
  });

  test('forgets its name and its taps with a new owner', async () => {
    await make(2);
    const [chip, kept] = await chipsOf();
    await client.put(`/api/chips/${chip?.id}/name`, { name: 'רכב' });
    for (const one of [chip, kept]) await tap(one?.tapCode ?? '');
    const friend = await createUser(app.knex);
    await client.post(`/api/chips/${chip?.id}/hand-over`, { receiver: friend.email });
    const theirs = await clientOf(app, friend);
    const reply = await theirs.post(`/api/chips/${chip?.id}/hand-over/accept`);
    expect(reply.body).toMatchObject({ name: null, taps: { total: 0 } });
    const left = (await client.get('/api/chips')).body.groups[0];
    expect(left.first).toMatchObject([{ id: kept?.id, taps: { total: 1 } }]);
  });

  test('is replaced by one with its name; a row of before that stands for many is not, and says why', async () => {
    await make(1);
    const [chip] = await chipsOf();
    await client.put(`/api/chips/${chip?.id}/name`, { name: 'דלפק' });
    expect((await client.post(`/api/chips/${chip?.id}/replace`)).body).toMatchObject({
      name: 'דלפק',
      quantity: 1,
    });
    const batch = await createCardAllocation(app.knex, {
      orderId: order.id,
      userId: owner.id,
      profileId: card.id,
      quantity: 36,
    });
    const refused = await client.post(`/api/chips/${batch.id}/replace`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('36');
    expect((await batch.$query(app.knex)).status).toBe('active');
    expect((await client.post(`/api/chips/${batch.id}/freeze`)).status).toBe(200);
  });
});

/** A piece of another order of theirs. */
async function loosePiece(): Promise<number> {
  const { id: orderId } = await createPhysicalCardOrder(app.knex, { userId: owner.id, profileId: card.id });
  return (await createCardAllocation(app.knex, { orderId, userId: owner.id, profileId: card.id })).id;
}

describe('many at once', () => {
  test('are frozen, unfrozen and pointed in one request; one of another owner’s undoes all', async () => {
    await make(3);
    const chips = await chipsOf();
    const ids = chips.map(({ id }) => id);
    const foreign = await createCardAllocation(app.knex);
    const frozen = async () => (await chipsOf()).filter(({ status }) => status === 'frozen').length;
    expect((await client.post('/api/chips/freeze', { chipIds: [...ids, foreign.id] })).status).toBe(404);
    expect(await frozen()).toBe(0);
    expect((await client.post('/api/chips/freeze', { chipIds: ids.slice(0, 2), pieces: 2 })).body).toEqual({
      chips: 2,
      pieces: 2,
    });
    expect(await frozen()).toBe(2);
    // One of them is frozen already: none of the others is touched.
    expect((await client.post('/api/chips/freeze', { chipIds: ids })).status).toBe(409);
    expect(await frozen()).toBe(2);
    expect((await client.post('/api/chips/unfreeze', { chipIds: ids.slice(0, 2) })).status).toBe(200);
    expect(await frozen()).toBe(0);
    expect((await client.put('/api/chips/card', { chipIds: ids, profileId: other.id })).body.pieces).toBe(3);
    expect((await chipsOf()).every(({ profileId }) => profileId === other.id)).toBe(true);
    expect(
      await app.knex('chip_steps').where({ allocation_id: ids[0] }).orderBy('id').pluck('action'),
    ).toEqual(['make', 'freeze', 'unfreeze', 'point']);
  });

  test('a whole group moves with its number; a number that is no longer true is refused', async () => {
    await make(300);
    const [first] = await chipsOf();
    await client.post(`/api/chips/${first?.id}/freeze`);
    const point = (pieces: number) =>
      client.put('/api/chips/card', { group: group(), pieces, profileId: other.id });
    expect((await point(300)).status).toBe(409);
    expect((await point(299)).body).toEqual({ chips: 299, pieces: 299 });
    const moved = (await client.get('/api/chips')).body.groups as { card: { id: number }; pieces: number }[];
    expect(moved.map(({ card: target, pieces }) => [target.id, pieces]).toSorted()).toEqual(
      [
        [card.id, 1],
        [other.id, 299],
      ].toSorted(),
    );
    const stranger = await clientOf(app, await createUser(app.knex));
    const theirs = await createBusinessProfile(app.knex);
    expect(
      (await stranger.put('/api/chips/card', { group: group(other.id), pieces: 299, profileId: theirs.id }))
        .status,
    ).toBe(404);
  });

  test('a group is of one order, one card and one owner; the newest order comes first', async () => {
    const friend = await createUser(app.knex);
    const theirs = await clientOf(app, friend);
    const theirCard = await createBusinessProfile(app.knex, { userId: friend.id });
    const second = await createPhysicalCardOrder(app.knex, { userId: owner.id, profileId: card.id });
    const add = (row: object) =>
      createCardAllocation(app.knex, { orderId: order.id, userId: owner.id, profileId: card.id, ...row });
    for (const row of [{}, { profileId: other.id }, { orderId: second.id }, { profileId: null }])
      await add(row);
    const given = await add({ userId: friend.id, profileId: null });
    const read = await client.get(`/api/chips/group?order=${second.id}&card=${card.id}`);
    expect(read.body).toMatchObject({ total: 1, page: 1, pages: 1 });
    const point = async (by: TestClient, of: object, profileId: number) =>
      (await by.put('/api/chips/card', { group: of, pieces: 1, profileId })).status;
    expect(await point(client, group(), other.id)).toBe(200);
    expect(await point(client, group(null), other.id)).toBe(200);
    // Whose chip came from that order didn't order it.
    expect(await point(theirs, group(null), theirCard.id)).toBe(404);
    expect(await point(theirs, { orderId: null, profileId: null }, theirCard.id)).toBe(200);
    expect(await given.$query(app.knex)).toMatchObject({ profileId: theirCard.id });
    // One whose order went with its buyer's account is among those that came from another owner.
    await createPhysicalCardOrder(app.knex, { userId: friend.id, profileId: theirCard.id });
    const orphan = await add({ userId: friend.id, profileId: null });
    await orphan.$query(app.knex).patch({ orderId: null });
    expect(await point(theirs, { orderId: null, profileId: null }, theirCard.id)).toBe(200);
    expect(await orphan.$query(app.knex)).toMatchObject({ profileId: theirCard.id });
    // Who ordered the chips has them among the order's alone.
    expect(await point(client, { orderId: null, profileId: other.id }, card.id)).toBe(404);
    const { groups } = (await client.get('/api/chips')).body as {
      groups: { order: { id: number }; card: { id: number }; pieces: number }[];
    };
    expect(groups.map((one) => [one.order.id, one.card.id, one.pieces])).toEqual([
      [second.id, card.id, 1],
      [order.id, other.id, 3],
    ]);
  });

  test('a group is handed over with one offer and one answer', async () => {
    await make(60);
    const friend = await createUser(app.knex);
    const theirs = await clientOf(app, friend);
    const offered = await client.post('/api/chips/hand-over', {
      group: group(),
      pieces: 60,
      receiver: friend.email,
    });
    expect(offered.body).toEqual({ chips: 60, pieces: 60 });
    const { offers } = (await theirs.get('/api/chips')).body;
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({ pieces: 60, from: owner.username });
    expect(offers[0].chipIds).toHaveLength(60);
    expect(await app.knex('notifications').where({ user_id: friend.id })).toHaveLength(1);
    expect((await theirs.post('/api/chips/hand-over/accept', { chipIds: offers[0].chipIds })).status).toBe(
      200,
    );
    const mine = (await theirs.get('/api/chips')).body;
    expect(mine.totals.pieces).toBe(60);
    expect(mine.groups[0]).toMatchObject({ order: null, card: null, pieces: 60 });
    expect(await app.knex('notifications').where({ user_id: owner.id })).toHaveLength(2);
    expect((await client.get('/api/chips')).body.groups).toEqual([]);
  });

  test('an offer of many is withdrawn, or declined, in one', async () => {
    await make(4);
    const ids = (await chipsOf()).map(({ id }) => id);
    const friend = await createUser(app.knex);
    const theirs = await clientOf(app, friend);
    const offer = () => client.post('/api/chips/hand-over', { chipIds: ids, receiver: friend.username });
    // Those made together are one, the latest first; another person's are no business of theirs.
    const [loose, latest, foreign] = [await loosePiece(), await loosePiece(), await loosePiece()];
    const single = (id: number, receiver: string) => client.post(`/api/chips/${id}/hand-over`, { receiver });
    await single(loose, friend.email);
    await offer();
    await single(latest, friend.email);
    await single(foreign, (await createUser(app.knex)).email);
    const { offers } = (await theirs.get('/api/chips')).body as ChipList;
    expect(offers.map(({ chipIds, pieces }) => [chipIds.toSorted((a, b) => a - b), pieces])).toEqual([
      [[latest], 1],
      [ids, 4],
      [[loose], 1],
    ]);
    for (const id of [loose, latest, foreign]) await client.post(`/api/chips/${id}/freeze`);
    expect((await client.post('/api/chips/hand-over/withdraw', { chipIds: ids })).status).toBe(200);
    expect((await theirs.get('/api/chips')).body.offers).toEqual([]);
    await offer();
    expect((await theirs.post('/api/chips/hand-over/decline', { chipIds: ids })).status).toBe(200);
    expect((await theirs.post('/api/chips/hand-over/accept', { chipIds: ids })).status).toBe(404);
    expect((await client.get('/api/chips')).body.totals.pieces).toBe(7);
    // Of chips that are frozen together, an offer is withdrawn of those that were offered.
    await client.post('/api/chips/hand-over', { chipIds: ids.slice(0, 1), receiver: friend.username });
    expect((await client.post('/api/chips/freeze', { chipIds: ids })).status).toBe(200);
    const steps = app.knex('chip_steps').whereIn('allocation_id', ids).where({ action: 'withdraw' });
    expect(await steps.orderBy('id').pluck('allocation_id')).toEqual([...ids, ids[0]]);
  });
});
