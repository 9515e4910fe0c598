import {
  ArrowsClockwiseIcon,
  ArticleIcon,
  BellIcon,
  ChartBarIcon,
  CardsIcon,
  ChatsIcon,
  ClockCounterClockwiseIcon,
  ContactlessPaymentIcon,
  CreditCardIcon,
  DatabaseIcon,
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  MapPinIcon,
  PackageIcon,
  PulseIcon,
  ReceiptIcon,
  ShuffleIcon,
  SquaresFourIcon,
  TagIcon,
  TruckIcon,
  UsersIcon,
  type Icon,
} from '@phosphor-icons/react';
import type { WordKey } from '../i18n/use-words.ts';
import type { ResourceName } from '../resources/resource-entities.ts';

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
}

export type MenuEntry = ResourceEntry | PageEntry;

export const menuGroups: readonly { title: WordKey; entries: readonly MenuEntry[] }[] = [
  { title: 'menu.main', entries: [{ path: '/', label: 'menu.dashboard', icon: SquaresFourIcon }] },
  {
    title: 'menu.people',
    entries: [
      { resource: 'users', icon: UsersIcon, count: 'total' },
      { resource: 'contact-leads', icon: EnvelopeSimpleIcon, count: { status: 'new' } },
      { resource: 'messages', icon: ChatsIcon },
      { resource: 'notifications', icon: BellIcon },
      { resource: 'user-addresses', icon: MapPinIcon },
    ],
  },
  {
    title: 'menu.cards',
    entries: [
      { resource: 'business-profiles', icon: IdentificationCardIcon, count: 'total' },
      { resource: 'profile-stats', icon: ChartBarIcon },
      { resource: 'card-allocations', icon: ContactlessPaymentIcon },
    ],
  },
  {
    title: 'menu.money',
    entries: [
      { resource: 'packages', icon: PackageIcon, count: 'total' },
      { resource: 'receipts', icon: ReceiptIcon },
      { resource: 'recurring-payments', icon: ArrowsClockwiseIcon },
      { resource: 'user-payment-methods', icon: CreditCardIcon },
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
      { resource: 'error-logs', icon: PulseIcon },
      { resource: 'audit-log', icon: ClockCounterClockwiseIcon },
      { path: '/package-migration', label: 'menu.packageMigration', icon: ShuffleIcon },
      { path: '/database-migrations', label: 'menu.databaseMigrations', icon: DatabaseIcon },
    ],
  },
];
