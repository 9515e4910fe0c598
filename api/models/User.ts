import type { UserRow } from '../contract/accounts/entities/user.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { AccessToken } from './AccessToken.ts';
import { AuditEntry } from './AuditEntry.ts';
import { BlogLike } from './BlogLike.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { ContactLead } from './ContactLead.ts';
import { ErrorLog } from './ErrorLog.ts';
import { MailLogEntry } from './MailLogEntry.ts';
import { Media } from './Media.ts';
import { Message } from './Message.ts';
import { Notification } from './Notification.ts';
import { Package } from './Package.ts';
import { PhysicalCardOrder } from './PhysicalCardOrder.ts';
import { Receipt } from './Receipt.ts';
import { RecurringPayment } from './RecurringPayment.ts';
import { Session } from './Session.ts';
import { UserAddress } from './UserAddress.ts';
import { UserPaymentMethod } from './UserPaymentMethod.ts';

/** A person with an account. */
export class User extends BaseModel {
  static override tableName = 'users';
  static override jsonAttributes = ['notificationChoices', 'tags'];
  static override hiddenProperties = [
    'password',
    'emailVerificationToken',
    'passwordResetToken',
    'emailChangeToken',
    'emailChangeStopToken',
  ];

  declare id: number;
  declare username: string;
  declare password: string | null;
  declare email: string;
  declare userRole: UserRow['userRole'];
  declare createdAt: Date;
  declare unreadNotifications: number;
  declare unreadSupportMessages: number;
  declare paymentCustomerId: string | null;
  declare googleId: string | null;
  declare isGoogleAccount: boolean;
  declare isEmailVerified: boolean;
  declare emailVerificationToken: string | null;
  declare emailVerificationExpires: Date | null;
  declare passwordResetToken: string | null;
  declare passwordResetExpires: Date | null;
  declare pendingEmail: string | null;
  declare emailChangeToken: string | null;
  declare emailChangeStopToken: string | null;
  declare emailChangeExpires: Date | null;
  declare emailChangedByStaffAt: Date | null;
  declare emailBeforeStaff: string | null;
  declare phone: string | null;
  declare language: UserRow['language'];
  declare isDemo: boolean;
  /** What is not named is wanted: read it through `wantsNotice`. */
  declare notificationChoices: UserRow['notificationChoices'];
  declare lastSeenAt: Date | null;
  declare tags: string[];

  declare addresses?: UserAddress[];
  declare packages?: Package[];
  declare paymentMethods?: UserPaymentMethod[];
  declare recurringPayments?: RecurringPayment[];
  declare receipts?: Receipt[];
  declare businessProfiles?: BusinessProfile[];
  declare media?: Media[];
  declare handledLeads?: ContactLead[];
  declare receivedMessages?: Message[];
  declare sentMessages?: Message[];
  declare notifications?: Notification[];
  declare physicalCardOrders?: PhysicalCardOrder[];
  declare blogLikes?: BlogLike[];
  declare sessions?: Session[];
  declare accessTokens?: AccessToken[];
  declare errorLogs?: ErrorLog[];
  declare auditEntries?: AuditEntry[];
  declare mails?: MailLogEntry[];

  static override relationMappings = () => ({
    addresses: {
      relation: BaseModel.HasManyRelation,
      modelClass: UserAddress,
      join: { from: 'users.id', to: 'user_addresses.user_id' },
    },
    packages: {
      relation: BaseModel.HasManyRelation,
      modelClass: Package,
      join: { from: 'users.id', to: 'packages.user_id' },
    },
    paymentMethods: {
      relation: BaseModel.HasManyRelation,
      modelClass: UserPaymentMethod,
      join: { from: 'users.id', to: 'user_payment_methods.user_id' },
    },
    recurringPayments: {
      relation: BaseModel.HasManyRelation,
      modelClass: RecurringPayment,
      join: { from: 'users.id', to: 'recurring_payments.user_id' },
    },
    receipts: {
      relation: BaseModel.HasManyRelation,
      modelClass: Receipt,
      join: { from: 'users.id', to: 'receipts.user_id' },
    },
    businessProfiles: {
      relation: BaseModel.HasManyRelation,
      modelClass: BusinessProfile,
      join: { from: 'users.id', to: 'business_profiles.user_id' },
    },
    media: {
      relation: BaseModel.HasManyRelation,
      modelClass: Media,
      join: { from: 'users.id', to: 'media.user_id' },
    },
    handledLeads: {
      relation: BaseModel.HasManyRelation,
      modelClass: ContactLead,
      join: { from: 'users.id', to: 'contact_leads.handled_by' },
    },
    receivedMessages: {
      relation: BaseModel.HasManyRelation,
      modelClass: Message,
      join: { from: 'users.id', to: 'messages.recipient_id' },
    },
    sentMessages: {
      relation: BaseModel.HasManyRelation,
      modelClass: Message,
      join: { from: 'users.id', to: 'messages.user_id' },
    },
    notifications: {
      relation: BaseModel.HasManyRelation,
      modelClass: Notification,
      join: { from: 'users.id', to: 'notifications.user_id' },
    },
    physicalCardOrders: {
      relation: BaseModel.HasManyRelation,
      modelClass: PhysicalCardOrder,
      join: { from: 'users.id', to: 'physical_card_orders.user_id' },
    },
    blogLikes: {
      relation: BaseModel.HasManyRelation,
      modelClass: BlogLike,
      join: { from: 'users.id', to: 'blog_likes.user_id' },
    },
    sessions: {
      relation: BaseModel.HasManyRelation,
      modelClass: Session,
      join: { from: 'users.id', to: 'sessions.user_id' },
    },
    accessTokens: {
      relation: BaseModel.HasManyRelation,
      modelClass: AccessToken,
      join: { from: 'users.id', to: 'access_tokens.user_id' },
    },
    errorLogs: {
      relation: BaseModel.HasManyRelation,
      modelClass: ErrorLog,
      join: { from: 'users.id', to: 'error_logs.user_id' },
    },
    auditEntries: {
      relation: BaseModel.HasManyRelation,
      modelClass: AuditEntry,
      join: { from: 'users.id', to: 'audit_log.actor_id' },
    },
    mails: {
      relation: BaseModel.HasManyRelation,
      modelClass: MailLogEntry,
      join: { from: 'users.id', to: 'mail_log.user_id' },
    },
  });
}
