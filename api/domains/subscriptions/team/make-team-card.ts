import type { Knex } from 'knex';
import type { TeamCardWish } from '../../../contract/subscriptions/team.schema.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { Package } from '../../../models/Package.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { User } from '../../../models/User.ts';
import { holdPlaces } from '../entitlements/card-places.ts';
import type { SubscriptionHooks } from '../subscription-hooks.ts';
import { designOf } from './team-design.ts';
import { teamMessages } from '../messages.ts';

/**
 * Makes a user's card of a team: a new one, or one of their own that takes over what the company sets. One for each
 * user. It takes a place of the company's package; the places of the user's own plan stay as they are.
 * @throws {AppError} `conflict` when the user has one already; `not_found` for a card that isn't the user's
 */
export async function makeTeamCard(
  trx: Knex.Transaction,
  { insertCard, reviewHold }: SubscriptionHooks,
  { shared, userId, wish, now }: { shared: Package; userId: number; wish: TeamCardWish; now: Date },
): Promise<BusinessProfile> {
  await holdPlaces(trx, userId);
  const own = () => BusinessProfile.query(trx).where({ user_id: userId });
  const standing = await own().where({ package_id: shared.id }).resultSize();
  if (standing > 0) throw new AppError('conflict', { text: teamMessages.hasCard });
  const common = { packageId: shared.id, community: shared.enterpriseCommunity, cardType: 'pro' as const };
  const set = await designOf(trx, shared.id);
  if (wish.cardId !== null) {
    const card = await own().findById(wish.cardId).forUpdate();
    if (!card) throw new AppError('not_found');
    if (await isOfTeam(trx, card)) throw new AppError('conflict', { text: teamMessages.otherTeam });
    const written = await card.$query(trx).patchAndFetch({ ...common, ...set });
    await reviewHold(trx, card.id, now);
    return written;
  }
  const { username } = await User.query(trx).findById(userId).throwIfNotFound();
  return insertCard(
    trx,
    {
      businessName: wish.businessName ?? username,
      ...set,
      ...common,
      userId,
      isPublic: true,
    },
    'ascii',
    now,
  );
}

async function isOfTeam(trx: Knex, { packageId, userId }: BusinessProfile): Promise<boolean> {
  if (packageId === null) return false;
  const found = await TeamMember.query(trx)
    .where({ package_id: packageId, user_id: userId, status: 'active' })
    .resultSize();
  return found > 0;
}
