import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createBlogLike } from '../factories/blog-like.ts';
import { createBlogPost } from '../factories/blog-post.ts';
import { createBusinessProfile } from '../factories/business-profile.ts';
import { createCardAllocation } from '../factories/card-allocation.ts';
import { createChipClaimCode } from '../factories/chip-claim-code.ts';
import { createChipHandOver } from '../factories/chip-hand-over.ts';
import { createReceipt } from '../factories/receipt.ts';
import { createUserAddress } from '../factories/user-address.ts';
import { createUserPaymentMethod } from '../factories/user-payment-method.ts';
import { createUser } from '../factories/user.ts';
import { waitForLock } from '../wait-for-lock.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.destroy());

/** Makes two rows that may not both exist; the name of the rule that stops the second one. */
async function stoppedBy(make: (number: number) => Promise<unknown>): Promise<string | undefined> {
  await make(1);
  const second: unknown = await make(2).catch((error: unknown) => error);
  return second instanceof UniqueViolationError ? second.constraint : undefined;
}

test.each<[string, string, (number: number) => Promise<unknown>]>([
  [
    'an e-mail, whatever its case',
    'users_email_key',
    (number) => createUser(knex, { email: number === 1 ? 'Dana@Example.test' : 'dana@example.TEST' }),
  ],
  [
    'a user name, whatever its case',
    'users_username_key',
    (number) => createUser(knex, { username: number === 1 ? 'DanaLevi' : 'danalevi' }),
  ],
  ['a Google account', 'users_google_id_key', () => createUser(knex, { googleId: '1077' })],
  [
    'a custom address',
    'business_profiles_custom_slug_key',
    () => createBusinessProfile(knex, { customSlug: 'one-of-a-kind' }),
  ],
  ['an article address', 'blog_posts_slug_key', () => createBlogPost(knex, { slug: 'once' })],
  ['a receipt number', 'receipts_receipt_number_key', () => createReceipt(knex, { receiptNo: 900_000 })],
  [
    'a tap code',
    'card_allocations_tap_code_key',
    () => createCardAllocation(knex, { tapCode: 'abcdefghijklm' }),
  ],
])('%s', async (_what, constraint, make) => {
  expect(await stoppedBy(make)).toBe(constraint);
});

test('a primary address, a default card, a like: one for each person', async () => {
  const { id: userId } = await createUser(knex);
  await createUserAddress(knex, { userId });
  expect(await stoppedBy(() => createUserAddress(knex, { userId, isPrimary: true }))).toBe(
    'user_addresses_one_primary',
  );
  await createUserPaymentMethod(knex, { userId });
  expect(await stoppedBy(() => createUserPaymentMethod(knex, { userId, isDefault: true }))).toBe(
    'user_payment_methods_one_default',
  );
  const { id: postId } = await createBlogPost(knex);
  await createBlogLike(knex, { postId });
  expect(await stoppedBy(() => createBlogLike(knex, { postId, userId }))).toBe('blog_likes_once_per_user');
  const visitorHash = Buffer.alloc(32, 7);
  expect(await stoppedBy(() => createBlogLike(knex, { postId, visitorHash }))).toBe(
    'blog_likes_once_per_visitor',
  );
});

test('a claim code and an open offer: one for each chip', async () => {
  const { id: allocationId } = await createCardAllocation(knex);
  expect(await stoppedBy(() => createChipClaimCode(knex, { allocationId }))).toBe(
    'chip_claim_codes_allocation_id_key',
  );
  expect(await stoppedBy(() => createChipHandOver(knex, { allocationId }))).toBe('chip_hand_overs_one_open');
  await knex('chip_hand_overs').update({ status: 'declined', closed_at: new Date() });
  await expect(createChipHandOver(knex, { allocationId })).resolves.toBeDefined();
});

test('two sign-ups for one address at once: one wins', async () => {
  const owner = await createUser(knex);
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      createBusinessProfile(knex, { userId: owner.id, customSlug: 'raced-for' }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the name of an account that is being closed is nobody else’s', async () => {
  const [leaver, other] = [await createUser(knex), await createUser(knex)];
  await createBusinessProfile(knex, { userId: leaver.id });
  let asked: Promise<unknown> | undefined;
  await knex.transaction(async (trx) => {
    await trx('users').where({ id: leaver.id }).delete();
    const take = knex('users').where({ id: other.id }).update({ username: leaver.username });
    asked = take.then(
      () => 'taken',
      ({ constraint }) => constraint,
    );
    await waitForLock(knex);
  });
  expect(await asked).toBe('users_username_key');
});
