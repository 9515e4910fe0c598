import type { Knex } from 'knex';
import type { Pojo, QueryBuilder } from 'objection';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { Media } from '../../../models/Media.ts';
import { Message } from '../../../models/Message.ts';
import { Notification } from '../../../models/Notification.ts';
import { Package } from '../../../models/Package.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { ProfileStats } from '../../../models/ProfileStats.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { Session } from '../../../models/Session.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import { User } from '../../../models/User.ts';
import { UserAddress } from '../../../models/UserAddress.ts';

/** What other people or providers put there, and what opens doors: no part of a person's own data. */
const leftOut = [
  'metadata',
  'paymentCustomerId',
  'recurringPaymentUid',
  'subscriptionId',
  'emailVerificationExpires',
  'passwordResetExpires',
  'emailChangeExpires',
  'clientId',
  'handledBy',
];

/** One file of tables for each part of the product, by its name in the zip. */
export type GatheredTables = Record<string, Record<string, Pojo[]>>;

/** Everything of one person that stands in tables; messages are those they wrote or got. */
export async function gatherTables(knex: Knex, userId: number): Promise<GatheredTables> {
  const mine = { user_id: userId };
  const cardIds = BusinessProfile.query(knex).where(mine).select('id');
  return {
    'account.json': {
      account: await rows(User.query(knex).where({ id: userId })),
      addresses: await rows(UserAddress.query(knex).where(mine)),
      devices: await rows(Session.query(knex).where(mine)),
      notifications: await rows(Notification.query(knex).where(mine)),
    },
    'cards.json': {
      cards: await rows(BusinessProfile.query(knex).where(mine)),
      statistics: await rows(ProfileStats.query(knex).whereIn('profile_id', cardIds.clone())),
      pictures: await rows(Media.query(knex).where(mine)),
    },
    'leads.json': { leads: await rows(ContactLead.query(knex).whereIn('profile_id', cardIds.clone())) },
    'support.json': {
      conversations: await rows(SupportTicket.query(knex).where(mine)),
      messages: await rows(Message.query(knex).where(mine).orWhere({ recipient_id: userId })),
    },
    'payments.json': {
      packages: await rows(Package.query(knex).where(mine)),
      memberships: await rows(TeamMember.query(knex).where(mine)),
      people: await rows(
        TeamMember.query(knex).whereIn('package_id', Package.query(knex).where(mine).select('id')),
      ),
      receipts: await rows(Receipt.query(knex).where(mine)),
    },
    'orders.json': {
      orders: await rows(PhysicalCardOrder.query(knex).where(mine)),
      chips: await rows(CardAllocation.query(knex).where(mine)),
    },
  };
}

async function rows<Model extends BaseModel>(query: QueryBuilder<Model, Model[]>): Promise<Pojo[]> {
  const found = await query;
  return found.map((model) => {
    const row = model.toRow();
    for (const name of leftOut) delete row[name];
    return row;
  });
}
