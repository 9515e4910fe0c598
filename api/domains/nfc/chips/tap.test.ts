import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createChipClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createChipHandOver } from '../../../testing/factories/chip-hand-over.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { recordingStorefront, toldPage } from '../../../testing/recording-storefront.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ deps: { storefront: recordingStorefront } });
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

const asGuest = () => app.client();
const asOwner = (chip: CardAllocation) => signedInClient(app, { id: chip.userId as number });
const shown = (text: string) => toldPage(text).chip;

describe('a chip that leads to a card', () => {
  test("sends everybody to the card's own page with the mark of its source", async () => {
    const card = await createBusinessProfile(app.knex, { customSlug: null });
    const chip = await createCardAllocation(app.knex, { profileId: card.id });
    for (const code of [
      chip.tapCode,
      chip.tapCode.toUpperCase(),
      `${chip.tapCode}?url=https://evil.example`,
    ]) {
      const reply = await asGuest().get(`/t/${code}`);
      expect([reply.status, reply.headers.get('Location')]).toEqual([302, `/p/${card.id}?s=nfc`]);
      expect(reply.headers.get('Cache-Control')).toContain('no-store');
    }
    expect((await asGuest().request('HEAD', `/t/${chip.tapCode}`)).status).toBe(302);
  });

  test('names the card by its address, whatever stands in its links', async () => {
    const card = await createBusinessProfile(app.knex, {
      customSlug: 'gefen-studio',
      website: 'https://evil.example',
    });
    const chip = await createCardAllocation(app.knex, { profileId: card.id });
    const reply = await asGuest().get(`/t/${chip.tapCode}`);
    expect(reply.headers.get('Location')).toBe('/p/gefen-studio?s=nfc');
    expect((await asGuest().get(reply.headers.get('Location') as string)).status).toBe(200);
  });

  test('follows at once when its owner points it elsewhere', async () => {
    const chip = await createCardAllocation(app.knex);
    await createPackage(app.knex, { userId: chip.userId as number, status: 'active', basicCardCount: 2 });
    const card = await createBusinessProfile(app.knex, {
      userId: chip.userId as number,
      customSlug: 'moved-here',
    });
    const client = await asOwner(chip);
    await client.put(`/api/chips/${chip.id}/card`, { profileId: card.id });
    expect((await asGuest().get(`/t/${chip.tapCode}`)).headers.get('Location')).toBe('/p/moved-here?s=nfc');
  });

  test("counts once, with its source, for the card it leads to; a former owner's card hears of no more taps", async () => {
    const [giver, receiver] = [await createBusinessProfile(app.knex), await createBusinessProfile(app.knex)];
    const chip = await createCardAllocation(app.knex, { profileId: giver.id, userId: giver.userId });
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
    const tap = async (card: { id: number }) => {
      const visitor = asGuest();
      const page = app.url + (await visitor.get(`/t/${chip.tapCode}`)).headers.get('Location');
      const headers = { 'User-Agent': phone, 'Sec-Fetch-Site': 'same-origin', Referer: page };
      await visitor.post(`/api/cards/${card.id}/events`, { type: 'view' }, { csrf: false, headers });
    };
    const counted = (card: { id: number }) =>
      app.knex('card_events').where({ profile_id: card.id }).select('type', 'source', 'left_out');
    const once = [{ type: 'view', source: 'nfc', left_out: null }];

    await tap(giver);
    expect(await counted(giver)).toEqual(once);
    const handOver = await createChipHandOver(app.knex, { allocationId: chip.id, toUserId: receiver.userId });
    const asReceiver = await signedInClient(app, { id: handOver.toUserId });
    await asReceiver.post(`/api/chips/${chip.id}/hand-over/accept`);
    expect((await asGuest().get(`/t/${chip.tapCode}`)).status).toBe(404);
    await asReceiver.put(`/api/chips/${chip.id}/card`, { profileId: receiver.id });
    await tap(receiver);
    expect([await counted(giver), await counted(receiver)]).toEqual([once, once]);
  });

  test('writes nothing by itself: the card counts its visits', async () => {
    const chip = await createCardAllocation(app.knex);
    await asGuest().get(`/t/${chip.tapCode}`);
    expect(await app.knex('card_events').where({ profile_id: chip.profileId as number })).toEqual([]);
    expect(await app.knex('chip_steps').where({ allocation_id: chip.id })).toEqual([]);
  });

  test('a lapsed card says so at its own address', async () => {
    const card = await createBusinessProfile(app.knex, { cardType: 'pro' });
    await createPackage(app.knex, { userId: card.userId, status: 'expired' });
    const chip = await createCardAllocation(app.knex, { profileId: card.id });
    const first = await asGuest().get(`/t/${chip.tapCode}`);
    expect(first.headers.get('Location')).toBe(`/p/${card.id}?s=nfc`);
    const second = await asGuest().get(`/p/${card.id}?s=nfc`);
    expect(second.headers.get('Location')).toContain('/inactive-card');
  });

  test('a private card opens for its owner and for nobody else', async () => {
    const card = await createBusinessProfile(app.knex, { isPublic: false });
    const chip = await createCardAllocation(app.knex, { profileId: card.id, userId: card.userId });
    expect((await (await asOwner(chip)).get(`/t/${chip.tapCode}`)).status).toBe(302);
    const stranger = await asGuest().get(`/t/${chip.tapCode}`);
    expect([stranger.status, shown(stranger.text)]).toEqual([404, { kind: 'neutral' }]);
  });
});

describe('the neutral page', () => {
  async function strangers() {
    const hidden = await createBusinessProfile(app.knex, { isPublic: false });
    const unclaimed = await createCardAllocation(app.knex, { userId: null, profileId: null });
    await createChipClaimCode(app.knex, { allocationId: unclaimed.id });
    return [
      (await createCardAllocation(app.knex, { status: 'frozen' })).tapCode,
      (await createCardAllocation(app.knex, { status: 'replaced' })).tapCode,
      (await createCardAllocation(app.knex, { status: 'released' })).tapCode,
      (await createCardAllocation(app.knex, { profileId: null })).tapCode,
      (await createCardAllocation(app.knex, { profileId: hidden.id })).tapCode,
      unclaimed.tapCode,
      'nosuchchipatal',
      'x',
      encodeURIComponent('<script>alert(1)</script>'),
      encodeURIComponent('קוד'),
      `${'a'.repeat(300)}`,
    ];
  }

  const differing = new Set([
    'date',
    'x-request-id',
    'set-cookie',
    'content-security-policy',
    'content-length',
  ]);

  test('is one and the same, whether such a chip exists or not', async () => {
    const { client } = await signInAs(app, 'user');
    const answers = { guest: new Set<string>(), person: new Set<string>() };
    for (const code of await strangers()) {
      for (const [who, visitor] of [
        ['guest', asGuest()],
        ['person', client],
      ] as const) {
        const { status, headers, text } = await visitor.get(`/t/${code}`);
        const told = [...headers].filter(([name]) => !differing.has(name));
        answers[who].add(JSON.stringify([status, shown(text), told]));
      }
      const api = await asGuest().get(`/api/tapped-chip?code=${code}`);
      expect([api.status, api.body]).toEqual([200, { kind: 'neutral' }]);
    }
    for (const all of Object.values(answers)) {
      expect([...all]).toHaveLength(1);
      expect([...all][0]).toContain('404');
    }
  });

  test('other addresses below /t are ordinary pages that are not there', async () => {
    for (const path of ['/t', '/t/a/b']) {
      const reply = await asGuest().get(path);
      expect(toldPage(reply.text).formToken).toBeUndefined();
    }
  });
});

describe("the owner's page", () => {
  test('of an unassigned chip names their cards and no others', async () => {
    const chip = await createCardAllocation(app.knex, { profileId: null, quantity: 5 });
    const card = await createBusinessProfile(app.knex, {
      userId: chip.userId as number,
      businessName: 'ענת & בניו',
    });
    await createBusinessProfile(app.knex);
    const reply = await (await asOwner(chip)).get(`/t/${chip.tapCode}`);
    expect(reply.status).toBe(200);
    const cards = await app
      .knex('business_profiles')
      .where({ user_id: chip.userId })
      .orderBy('id')
      .select('id', 'business_name as name');
    expect(cards.at(-1)).toEqual({ id: card.id, name: 'ענת & בניו' });
    expect(shown(reply.text)).toEqual({ kind: 'unassigned', chipId: chip.id, quantity: 5, cards });
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('of a frozen chip says where it led', async () => {
    const chip = await createCardAllocation(app.knex, { status: 'frozen' });
    const reply = await (await asOwner(chip)).get(`/t/${chip.tapCode}`);
    expect(shown(reply.text)).toMatchObject({ kind: 'frozen', card: { id: chip.profileId } });
    // A card that isn't the owner's is not named.
    const other = await createBusinessProfile(app.knex);
    await chip.$query(app.knex).patch({ profileId: other.id });
    expect(shown((await (await asOwner(chip)).get(`/t/${chip.tapCode}`)).text)).toMatchObject({ card: null });
  });

  test('the person who is offered a chip sees who offers it, and nothing of the card', async () => {
    const { client, user } = await signInAs(app, 'user');
    const chip = await createCardAllocation(app.knex);
    const giver = await createUser(app.knex, { username: 'נותנת' });
    await chip.$query(app.knex).patch({ userId: giver.id });
    await createChipHandOver(app.knex, {
      allocationId: chip.id,
      fromUserId: giver.id,
      toUserId: user.id,
    });
    const reply = await client.get(`/t/${chip.tapCode}`);
    expect(shown(reply.text)).toEqual({ kind: 'offered', chipId: chip.id, quantity: 1, from: 'נותנת' });
    expect((await asGuest().get(`/t/${chip.tapCode}`)).status).toBe(302);
  });
});
