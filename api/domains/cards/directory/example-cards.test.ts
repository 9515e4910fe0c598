import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExampleCards } from '../../../contract/cards/example-cards.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
const now = new Date('2026-11-22T07:00:00.000Z');
const named = Array.from({ length: 14 }, (_, number) => `example-${number + 1}`);

beforeAll(async () => {
  app = await startTestApp({
    env: {
      EXAMPLE_CARDS: ` ${named.join(', ')},missing,,private-card,lapsed-card,EXAMPLE-1,../etc/passwd,%`,
    },
    clock: { now: () => now },
  });
  const owner = await createUser(app.knex, { email: 'secret-owner@example.test' });
  await createPackage(app.knex, { userId: owner.id, proCardCount: 30, endDate: null });
  for (const [index, customSlug] of named.toReversed().entries())
    await createBusinessProfile(app.knex, {
      userId: owner.id,
      customSlug,
      cardType: 'pro',
      template: index % 2 === 0 ? 'night' : 'bold',
      category: index < 2 ? 'רו״ח "ושות׳"' : 'נגרות',
    });
  await createBusinessProfile(app.knex, { customSlug: 'private-card', isPublic: false });
  await createBusinessProfile(app.knex, { customSlug: 'lapsed-card', cardType: 'pro' });
  await createBusinessProfile(app.knex, { customSlug: 'not-named' });
});

afterAll(() => app.close());

async function read(query: Record<string, string> = {}): Promise<ExampleCards> {
  const reply = await app.client().get(`/api/example-cards?${new URLSearchParams(query)}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as ExampleCards;
}
const paths = ({ cards }: ExampleCards) => cards.map(({ path }) => path);

describe('GET /api/example-cards', () => {
  it('shows the named cards in their order, twelve on a page, and none that is private, lapsed or missing', async () => {
    const first = await read();
    expect(paths(first)).toEqual(named.slice(0, 12).map((slug) => `/p/${slug}`));
    expect(first).toMatchObject({ total: 14, page: 1, pages: 2, now: now.toISOString() });
    expect(paths(await read({ page: '2' }))).toEqual(['/p/example-13', '/p/example-14']);
    expect(paths(await read({ page: '3' }))).toEqual([]);
  });

  it('filters by trade and template, and counts what may be chosen beside the other', async () => {
    const chosen = await read({ trade: 'רו״ח "ושות׳"', template: 'night' });
    expect(paths(chosen)).toEqual(['/p/example-14']);
    expect(chosen.trades).toEqual([
      { name: 'נגרות', count: 6 },
      { name: 'רו״ח "ושות׳"', count: 1 },
    ]);
    expect(chosen.templates.map(({ count }) => count)).toEqual([1, 1]);
    expect(await read({ trade: 'אין כזה' })).toMatchObject({ cards: [], total: 0, pages: 0 });
  });

  it('finds nothing for a template that is none, and refuses a page that is no number', async () => {
    expect(await read({ template: 'neon' })).toMatchObject({ cards: [], total: 0 });
    for (const query of ['page=0', 'page=x', 'trade=a&trade=b', `trade=${'x'.repeat(121)}`])
      expect((await app.client().get(`/api/example-cards?${query}`)).status).toBe(422);
  });

  it('tells nothing of the owners', async () => {
    expect(JSON.stringify(await read())).not.toMatch(/userId|secret-owner/);
  });
});
