import type { BusinessProfileRow } from '../contract/cards/entities/business-profile.ts';
import { BaseModel } from './BaseModel.ts';
import { CardAllocation } from './CardAllocation.ts';
import { ContactLead } from './ContactLead.ts';
import { Media } from './Media.ts';
import { Package } from './Package.ts';
import { PhysicalCardOrder } from './PhysicalCardOrder.ts';
import { ProfileSlug } from './ProfileSlug.ts';
import { ProfileStats } from './ProfileStats.ts';
import { User } from './User.ts';

/** A card: the row behind the public page. */
export class BusinessProfile extends BaseModel {
  static override tableName = 'business_profiles';
  static override jsonAttributes = ['businessHours', 'galleryImages', 'customLinks'];
  // What staff made of a card's words is no part of its owner's data.
  static override hiddenProperties = ['clearedWords'];

  declare id: number;
  declare userId: number;
  declare cardType: BusinessProfileRow['cardType'];
  declare packageId: number | null;
  declare community: string | null;
  declare template: BusinessProfileRow['template'];
  declare isPublic: boolean;
  declare customSlug: string | null;
  declare useCustomSlug: boolean;
  declare primaryAction: BusinessProfileRow['primaryAction'];
  declare seoTitle: string | null;
  declare seoDescription: string | null;
  declare seoKeywords: string | null;
  declare businessName: string;
  declare category: string | null;
  declare jobTitle: string | null;
  declare address: string | null;
  declare phone: string | null;
  declare email: string | null;
  declare website: string | null;
  declare whatsapp: string | null;
  declare showWhatsapp: boolean;
  declare mapLink: string | null;
  declare lat: number | null;
  declare lng: number | null;
  declare openingHours: string | null;
  declare businessHours: BusinessProfileRow['businessHours'];
  declare about: string | null;
  declare promoVideoUrl: string | null;
  declare coverImage: string | null;
  declare profileImage: string | null;
  declare galleryImages: BusinessProfileRow['galleryImages'];
  declare facebook: string | null;
  declare showFacebook: boolean;
  declare instagram: string | null;
  declare showInstagram: boolean;
  declare twitter: string | null;
  declare showTwitter: boolean;
  declare tiktok: string | null;
  declare showTiktok: boolean;
  declare youtube: string | null;
  declare showYoutube: boolean;
  declare linkedin: string | null;
  declare showLinkedin: boolean;
  declare telegram: string | null;
  declare showTelegram: boolean;
  declare pinterest: string | null;
  declare showPinterest: boolean;
  declare mapsRatingUrl: string | null;
  declare showMapsRating: boolean;
  declare customLinks: BusinessProfileRow['customLinks'];
  declare showContactForm: boolean;
  declare contactFormTitle: string;
  declare accentColor: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare clearedWords: string | null;
  /** Made by the database. */
  declare isSuspicious: boolean;

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
