import {
  ArchiveIcon,
  ArrowsClockwiseIcon,
  ArticleIcon,
  BellIcon,
  BugIcon,
  ChartBarIcon,
  CardsIcon,
  ChatsIcon,
  ChatTextIcon,
  ClockCounterClockwiseIcon,
  CoinsIcon,
  ContactlessPaymentIcon,
  CreditCardIcon,
  DatabaseIcon,
  EnvelopeSimpleIcon,
  FlagIcon,
  GearSixIcon,
  IdentificationCardIcon,
  LightningIcon,
  MailboxIcon,
  MapPinIcon,
  MegaphoneIcon,
  PackageIcon,
  ProhibitIcon,
  PulseIcon,
  ReceiptIcon,
  ShuffleIcon,
  SquaresFourIcon,
  TagIcon,
  TrayArrowDownIcon,
  TruckIcon,
  UsersIcon,
  type Icon,
} from '@phosphor-icons/react';
import type { ComponentType } from 'react';
import { InboxBadge } from '../../screens/inbox/InboxBadge.tsx';
import type { WordKey } from '../i18n/use-messages.ts';
import type { ResourceName } from '../../resources/resource-entities.ts';

/** A list behind a menu entry, with what is counted beside it: everything, or only what waits for somebody. */
export interface ResourceEntry {
  resource: ResourceName;
  icon: Icon;
  count?: 'total' | Record<string, unknown>;
}

export interface PageEntry {
  path: string;
  label: WordKey;
  icon: Icon;
  /** What waits there. */
  Badge?: ComponentType;
}

export type MenuEntry = ResourceEntry | PageEntry;

export const menuGroups: readonly { title: WordKey; entries: readonly MenuEntry[] }[] = [
  { title: 'menu.main', entries: [{ path: '/', label: 'menu.dashboard', icon: SquaresFourIcon }] },
  {
    title: 'menu.people',
    entries: [
      { resource: 'users', icon: UsersIcon, count: 'total' },
      { resource: 'contact-leads', icon: EnvelopeSimpleIcon, count: { status: 'new' } },
      { path: '/support', label: 'desk.inbox.title', icon: ChatsIcon, Badge: InboxBadge },
      { resource: 'messages', icon: ChatTextIcon },
      { resource: 'canned-answers', icon: LightningIcon },
      { resource: 'notifications', icon: BellIcon },
      { resource: 'notification-campaigns', icon: MegaphoneIcon },
      { resource: 'user-addresses', icon: MapPinIcon },
    ],
  },
  {
    title: 'menu.cards',
    entries: [
      { resource: 'business-profiles', icon: IdentificationCardIcon, count: 'total' },
      { resource: 'profile-stats', icon: ChartBarIcon },
      { resource: 'card-allocations', icon: ContactlessPaymentIcon },
      { resource: 'card-reports', icon: FlagIcon, count: { status: ['new', 'under_review'] } },
      { resource: 'card-takedowns', icon: ProhibitIcon },
    ],
  },
  {
    title: 'menu.money',
    entries: [
      { resource: 'packages', icon: PackageIcon, count: 'total' },
      { resource: 'payments', icon: CoinsIcon, count: { waits: 'people' } },
      { resource: 'receipts', icon: ReceiptIcon },
      { resource: 'recurring-payments', icon: ArrowsClockwiseIcon },
      { resource: 'user-payment-methods', icon: CreditCardIcon },
      { resource: 'kept-receipts', icon: ArchiveIcon },
      { resource: 'provider-events', icon: TrayArrowDownIcon, count: { status: 'parked' } },
    ],
  },
  {
    title: 'menu.shop',
    entries: [
      { resource: 'physical-card-orders', icon: TruckIcon, count: { status: 'pending' } },
      { resource: 'products', icon: TagIcon },
      { resource: 'nfc-products', icon: CardsIcon },
      { resource: 'blog-posts', icon: ArticleIcon },
    ],
  },
  {
    title: 'menu.system',
    entries: [
      { path: '/error-groups', label: 'desk.errors.groups', icon: BugIcon },
      { resource: 'error-logs', icon: PulseIcon },
      { resource: 'mail-log', icon: MailboxIcon },
      { path: '/background-jobs', label: 'desk.jobs.title', icon: GearSixIcon },
      { resource: 'audit-log', icon: ClockCounterClockwiseIcon },
      { path: '/package-migration', label: 'menu.packageMigration', icon: ShuffleIcon },
      { path: '/database-migrations', label: 'menu.databaseMigrations', icon: DatabaseIcon },
    ],
  },
];
