import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageStatuses } from '../../../contract/subscriptions/entities/package.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { cardFinderOf } from '../../cards/public/card-finder.ts';
import { entitlementsOf } from './entitlements.ts';
import { accessUntil, isActivePackage } from './package-access.ts';

const end = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(end.getTime() + hours * 3_600_000);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('one rule for server, screens and public cards', () => {
  const kinds = packageStatuses.flatMap((status) =>
    [null, end].flatMap((endDate) =>
      [null, inHours(168), inHours(-24)].flatMap((graceUntil) =>
        [false, true].flatMap((autoRenew) =>
          ([null, 'merchant', 'provider'] as const).map((renewalDriver) => ({
            status,
            endDate,
            graceUntil,
            autoRenew,
            renewalDriver,
          })),
        ),
      ),
    ),
  );

  test('says the same in TypeScript and in SQL, for every kind of package at every moment', async () => {
    const user = await createUser(app.knex);
    for (const kind of kinds) {
      const { id } = await createPackage(app.knex, { ...kind, userId: user.id });
      const moments = [-1, 0, 1, 71, 72, 73, 167, 169].map(inHours);
      const { rows } = await app.knex.raw<{ rows: { active: boolean; until: Date | null }[] }>(
        `select access_until(packages) as until,
           exists (select from active_packages_at(moment) active where active.id = packages.id) as active
         from packages, unnest(?::timestamptz[]) with ordinality as at (moment, place)
         where packages.id = ? order by place`,
        [moments, id],
      );
      expect([kind, rows]).toEqual([
        kind,
        moments.map((now) => ({ until: accessUntil(kind), active: isActivePackage(kind, now) })),
      ]);
      await app.knex('packages').where({ id }).delete();
    }
  });

  test.each([
    ['paid', { status: 'active' }, 0],
    [
      'a renewal that nobody answered yet',
      { status: 'active', autoRenew: true, renewalDriver: 'merchant' },
      72,
    ],
    ['one that could not be charged', { status: 'past_due', graceUntil: inHours(168), autoRenew: true }, 168],
    ['one whose owner stopped it', { status: 'active', autoRenew: false, renewalDriver: 'merchant' }, 0],
    ['one that is over', { status: 'expired' }, -1_000],
  ] as const)('%s', async (_name, columns, hours) => {
    const user = await createUser(app.knex);
    await createPackage(app.knex, {
      ...columns,
      userId: user.id,
      endDate: end,
      proCardCount: 1,
      basicCardCount: 0,
    });
    const card = await createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro' });
    const at = async (moment: Date) => {
      const { proCards } = await entitlementsOf(app.knex, user.id, moment);
      const found = await cardFinderOf(app.knex).find({ by: 'id', id: card.id }, moment);
      return [proCards, found?.card.isCovered];
    };
    expect(await at(inHours(hours - 1))).toEqual(hours < 0 ? [0, false] : [1, true]);
    expect(await at(inHours(Math.max(hours, 0)))).toEqual([0, false]);
    if (hours < 0) return;
    const found = await cardFinderOf(app.knex).find({ by: 'id', id: card.id }, inHours(-1));
    expect(found?.card.coverageChangesAt).toEqual(inHours(hours));
  });
});
