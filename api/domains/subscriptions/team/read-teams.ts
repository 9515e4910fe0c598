import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { cardPath } from '../../../contract/cards/make-public-card.ts';
import type { Membership, Team, TeamPerson, Teams } from '../../../contract/subscriptions/team.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Package } from '../../../models/Package.ts';
import { TeamDesign } from '../../../models/TeamDesign.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { isActivePackage } from '../entitlements/entitlements.ts';
import type { SubscriptionHooks } from '../subscription-hooks.ts';

const formerListed = 50;

interface Shown {
  now: Date;
  language: Language;
  shownOf: SubscriptionHooks['shownOf'];
}

/** Reads the teams a user pays for and the teams they belong to (docs/specification.md 3, packages). */
export async function readTeams(knex: Knex, userId: number, how: Shown): Promise<Teams> {
  const shared = await Package.query(knex)
    .where({ user_id: userId, is_enterprise: true })
    .withGraphFetched('product')
    .orderBy('id', 'desc');
  const mine = await TeamMember.query(knex)
    .where({ user_id: userId, status: 'active' })
    .withGraphFetched('package.user')
    .orderBy('id');
  const teams: Team[] = [];
  for (const row of shared) teams.push(await presentTeam(knex, row, how));
  const memberships: Membership[] = [];
  for (const row of mine) memberships.push(await presentMembership(knex, row, how.now));
  return { teams, memberships };
}

async function presentTeam(knex: Knex, shared: Package, { now, language, shownOf }: Shown): Promise<Team> {
  const live = await TeamMember.query(knex)
    .where({ package_id: shared.id })
    .whereIn('status', ['invited', 'active'])
    .withGraphFetched('user')
    .orderBy('id');
  const former = await TeamMember.query(knex)
    .where({ package_id: shared.id })
    .whereNotIn('status', ['invited', 'active'])
    .withGraphFetched('user')
    .orderBy('ended_at', 'desc')
    .limit(formerListed);
  const cards = await BusinessProfile.query(knex).where({ package_id: shared.id }).orderBy('id');
  const shown = await shownOf(
    knex,
    cards.map(({ id }) => id),
    now,
  );
  const ownCards = await BusinessProfile.query(knex)
    .select('id', 'business_name')
    .where({ user_id: shared.userId, card_type: 'pro' })
    .orderBy('id');
  const design = await TeamDesign.query(knex).findById(shared.id);
  return {
    id: shared.id,
    community: shared.enterpriseCommunity,
    planName: productNameIn(shared.product, language),
    isActive: isActivePackage(shared, now),
    endDate: shared.endDate?.toISOString() ?? null,
    userLimit: shared.enterpriseUserLimit,
    used: live.length + 1,
    people: [...live, ...former].map((member) => presentPerson(member, cards, shown, now)),
    design: design ? { cardId: design.profileId, parts: design.lockedParts } : null,
    ownCards: ownCards.map(({ id, businessName }) => ({ id, name: businessName })),
  };
}

function presentPerson(
  member: TeamMember,
  cards: readonly BusinessProfile[],
  shown: ReadonlySet<number>,
  now: Date,
): TeamPerson {
  const isIn = member.status === 'active';
  return {
    id: member.id,
    email: member.email,
    username: member.user?.username ?? null,
    status: member.status,
    invitedAt: member.invitedAt.toISOString(),
    expiresAt: member.expiresAt?.toISOString() ?? null,
    isLate: member.expiresAt !== null && member.expiresAt <= now,
    joinedAt: member.joinedAt?.toISOString() ?? null,
    endedAt: member.endedAt?.toISOString() ?? null,
    cards: cards
      .filter(({ userId }) => isIn && userId === member.userId)
      .map((card) => ({
        id: card.id,
        name: card.businessName,
        path: cardPath(card),
        isPublic: card.isPublic,
        isShown: shown.has(card.id),
      })),
  };
}

async function presentMembership(knex: Knex, member: TeamMember, now: Date): Promise<Membership> {
  const shared = member.package;
  const card = await BusinessProfile.query(knex).findOne({
    package_id: member.packageId,
    user_id: member.userId,
  });
  return {
    id: member.id,
    community: shared?.enterpriseCommunity ?? null,
    ownerName: shared?.user?.username ?? '',
    isActive: shared ? isActivePackage(shared, now) : false,
    endDate: shared?.endDate?.toISOString() ?? null,
    joinedAt: (member.joinedAt ?? member.createdAt).toISOString(),
    card: card ? { id: card.id, name: card.businessName } : null,
  };
}
