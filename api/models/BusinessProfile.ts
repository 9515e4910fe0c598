import { cardFieldsWith, type CardFields } from '../contract/cards/card-fields.ts';
import type { CardType } from '../contract/cards/entities/business-profile.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { CardAllocation } from './CardAllocation.ts';
import { ContactLead } from './ContactLead.ts';
import { Media } from './Media.ts';
import { Package } from './Package.ts';
import { PhysicalCardOrder } from './PhysicalCardOrder.ts';
import { ProfileSlug } from './ProfileSlug.ts';
import { ProfileStats } from './ProfileStats.ts';
import { User } from './User.ts';

// What the owner writes has its names and types from the list. An interface beside the class makes no own properties, as
// `declare` makes none; the rows come from the database, so nothing here is initialised by hand.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- see above; a test compares the list with the table
export interface BusinessProfile extends CardFields {}

/** A card: the row behind the public page. */
export class BusinessProfile extends BaseModel {
  static override tableName = 'business_profiles';
  static override jsonAttributes = [
    ...cardFieldsWith('type', 'week'),
    ...cardFieldsWith('type', 'gallery'),
    ...cardFieldsWith('type', 'links'),
    ...cardFieldsWith('type', 'services'),
    ...cardFieldsWith('type', 'questions'),
    ...cardFieldsWith('type', 'sections'),
    ...cardFieldsWith('type', 'specialDays'),
    ...cardFieldsWith('type', 'documents'),
    ...cardFieldsWith('type', 'translations'),
    ...cardFieldsWith('type', 'phones'),
    ...cardFieldsWith('type', 'paymentLinks'),
    ...cardFieldsWith('type', 'branches'),
  ];
  // What staff made of a card's words is no part of its owner's data.
  static override hiddenProperties = ['clearedWords', 'releasedTexts'];

  declare id: number;
  declare userId: number;
  declare cardType: CardType;
  declare packageId: number | null;
  declare community: string | null;
  declare isPublic: boolean;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare clearedWords: string | null;
  /** Made by the database. */
  declare isSuspicious: boolean;
  declare heldFor: string | null;
  declare heldSince: Date | null;
  /** Made by the database. */
  declare isHeld: boolean;
  declare releasedTexts: string | null;

  declare package?: Package | null;
  declare user?: User;
  declare stats?: ProfileStats | null;
  declare formerSlugs?: ProfileSlug[];
  declare media?: Media[];
  declare contactLeads?: ContactLead[];
  declare physicalCardOrders?: PhysicalCardOrder[];
  declare allocations?: CardAllocation[];

  override $beforeInsert(): void {
    this.leaveToDatabase();
  }

  override $beforeUpdate(): void {
    this.leaveToDatabase();
  }

  private leaveToDatabase(): void {
    delete (this as Partial<BusinessProfile>).isSuspicious;
    delete (this as Partial<BusinessProfile>).isHeld;
  }

  static override relationMappings = () => ({
    package: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Package,
      join: { from: 'business_profiles.package_id', to: 'packages.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'business_profiles.user_id', to: 'users.id' },
    },
    stats: {
      relation: BaseModel.HasOneRelation,
      modelClass: ProfileStats,
      join: { from: 'business_profiles.id', to: 'profile_stats.profile_id' },
    },
    formerSlugs: {
      relation: BaseModel.HasManyRelation,
      modelClass: ProfileSlug,
      join: { from: 'business_profiles.id', to: 'profile_slug_history.profile_id' },
    },
    media: {
      relation: BaseModel.HasManyRelation,
      modelClass: Media,
      join: { from: 'business_profiles.id', to: 'media.profile_id' },
    },
    contactLeads: {
      relation: BaseModel.HasManyRelation,
      modelClass: ContactLead,
      join: { from: 'business_profiles.id', to: 'contact_leads.profile_id' },
    },
    physicalCardOrders: {
      relation: BaseModel.HasManyRelation,
      modelClass: PhysicalCardOrder,
      join: { from: 'business_profiles.id', to: 'physical_card_orders.profile_id' },
    },
    allocations: {
      relation: BaseModel.HasManyRelation,
      modelClass: CardAllocation,
      join: { from: 'business_profiles.id', to: 'card_allocations.profile_id' },
    },
  });
}
