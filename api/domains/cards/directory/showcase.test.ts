import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
const now = new Date('2026-11-22T07:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({
    env: { SHOWCASE_CARDS: ' second-card, first-card ,missing,,private-card,second-card,../etc/passwd' },
    clock: { now: () => now },
  });
  await createBusinessProfile(app.knex, { customSlug: 'first-card', businessName: 'ראשון' });
  await createBusinessProfile(app.knex, { customSlug: 'second-card', businessName: 'שני' });
  await createBusinessProfile(app.knex, { customSlug: 'private-card', isPublic: false });
  await createBusinessProfile(app.knex, { customSlug: 'not-named' });
});

afterAll(() => app.close());

const read = async () => {
  const reply = await app.client().get('/api/showcase-cards');
  expect(reply.status, JSON.stringify(app.logLines.slice(-3))).toBe(200);
  return reply.body;
};

describe('GET /api/showcase-cards', () => {
  it('shows the cards the setting names, in its order, each once, and no private or missing one', async () => {
    const { cards } = (await read()) as { cards: PublicCard[] };
    expect(cards.map(({ name }) => name)).toEqual(['שני', 'ראשון']);
  });

  it('tells the time it speaks of', async () => {
    expect((await read()).now).toBe(now.toISOString());
  });

  it('tells nothing of the owners', async () => {
    const owner = await createUser(app.knex, { email: 'secret-owner@example.test' });
    await createBusinessProfile(app.knex, { userId: owner.id, customSlug: 'third' });
    const text = JSON.stringify(await read());
    expect(text).not.toContain('userId');
    expect(text).not.toContain('secret-owner');
  });

  it('shows nothing where no card is named', async () => {
    const empty = await startTestApp({ env: { SHOWCASE_CARDS: '' } });
    try {
      expect((await empty.client().get('/api/showcase-cards')).body).toMatchObject({ cards: [] });
    } finally {
      await empty.close();
    }
  });
});
