import ArrowsClockwiseIcon from '~icons/ph/arrows-clockwise';
import ArticleIcon from '~icons/ph/article';
import BankIcon from '~icons/ph/bank';
import BellIcon from '~icons/ph/bell';
import BugIcon from '~icons/ph/bug';
import InvoiceIcon from '~icons/ph/invoice';
import ChartBarIcon from '~icons/ph/chart-bar';
import CalculatorIcon from '~icons/ph/calculator';
import CardsIcon from '~icons/ph/cards';
import ChatsIcon from '~icons/ph/chats';
import ChatTextIcon from '~icons/ph/chat-text';
import ArchiveIcon from '~icons/ph/archive';
import ClockCounterClockwiseIcon from '~icons/ph/clock-counter-clockwise';
import CoinsIcon from '~icons/ph/coins';
import ContactlessPaymentIcon from '~icons/ph/contactless-payment';
import CreditCardIcon from '~icons/ph/credit-card';
import DatabaseIcon from '~icons/ph/database';
import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import FileCsvIcon from '~icons/ph/file-csv';
import FlagIcon from '~icons/ph/flag';
import GearSixIcon from '~icons/ph/gear-six';
import IdentificationBadgeIcon from '~icons/ph/identification-badge';
import IdentificationCardIcon from '~icons/ph/identification-card';
import LightningIcon from '~icons/ph/lightning';
import LockKeyIcon from '~icons/ph/lock-key';
import MailboxIcon from '~icons/ph/mailbox';
import MapPinIcon from '~icons/ph/map-pin';
import MegaphoneIcon from '~icons/ph/megaphone';
import PackageIcon from '~icons/ph/package';
import TicketIcon from '~icons/ph/ticket';
import PercentIcon from '~icons/ph/percent';
import ProhibitIcon from '~icons/ph/prohibit';
import PulseIcon from '~icons/ph/pulse';
import ReceiptIcon from '~icons/ph/receipt';
import ScalesIcon from '~icons/ph/scales';
import ShuffleIcon from '~icons/ph/shuffle';
import SquaresFourIcon from '~icons/ph/squares-four';
import StarIcon from '~icons/ph/star';
import TagIcon from '~icons/ph/tag';
import TrayArrowDownIcon from '~icons/ph/tray-arrow-down';
import TruckIcon from '~icons/ph/truck';
import UserGearIcon from '~icons/ph/user-gear';
import UsersIcon from '~icons/ph/users';
import type { MenuGroup } from './kit/layout/menu-entry.ts';
import { InboxBadge } from './screens/inbox/InboxBadge.tsx';

export const menuGroups: readonly MenuGroup[] = [
  {
    title: 'menu.main',
    entries: [{ path: '/', label: 'menu.dashboard', icon: SquaresFourIcon, needs: 'office' }],
  },
  {
    title: 'menu.people',
    entries: [
      { resource: 'users', icon: UsersIcon },
      { resource: 'contact-leads', icon: EnvelopeSimpleIcon, waiting: 'newLeads' },
      { path: '/support', label: 'desk.inbox.title', icon: ChatsIcon, needs: 'inbox', Badge: InboxBadge },
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
      { resource: 'business-profiles', icon: IdentificationCardIcon, waiting: 'heldCards' },
      { resource: 'profile-stats', icon: ChartBarIcon },
      { resource: 'card-allocations', icon: ContactlessPaymentIcon },
      { resource: 'card-reports', icon: FlagIcon, waiting: 'openReports' },
      { resource: 'card-takedowns', icon: ProhibitIcon },
      { resource: 'card-reviews', icon: StarIcon, waiting: 'reportedReviews' },
    ],
  },
  {
    title: 'menu.money',
    entries: [
      { resource: 'packages', icon: PackageIcon },
      { resource: 'payments', icon: CoinsIcon, waiting: 'paymentsToReview' },
      { resource: 'disputes', icon: ScalesIcon, waiting: 'openDisputes' },
      { resource: 'receipts', icon: ReceiptIcon },
      { resource: 'tax-documents', icon: InvoiceIcon, waiting: 'taxDocumentsToReview' },
      { resource: 'proformas', icon: BankIcon, waiting: 'awaitedTransfers' },
      { resource: 'recurring-payments', icon: ArrowsClockwiseIcon },
      { resource: 'user-payment-methods', icon: CreditCardIcon },
      { resource: 'checkout-locks', icon: LockKeyIcon },
      { resource: 'statement-lines', icon: ScalesIcon, waiting: 'statementDifferences' },
      { resource: 'payouts', icon: BankIcon },
      { resource: 'payout-lines', icon: BankIcon, waiting: 'payoutDifferences' },
      { resource: 'coupons', icon: TicketIcon },
      { resource: 'coupon-redemptions', icon: TicketIcon },
      { resource: 'vat-rates', icon: PercentIcon },
      { path: '/month-report', label: 'accountant.title', icon: CalculatorIcon, needs: 'books' },
      { resource: 'provider-events', icon: TrayArrowDownIcon, waiting: 'parkedEvents' },
    ],
  },
  {
    title: 'menu.shop',
    entries: [
      { resource: 'physical-card-orders', icon: TruckIcon, waiting: 'ordersToShip' },
      { resource: 'products', icon: TagIcon },
      { resource: 'nfc-products', icon: CardsIcon },
      { resource: 'blog-posts', icon: ArticleIcon },
    ],
  },
  {
    title: 'menu.system',
    entries: [
      { path: '/error-groups', label: 'desk.errors.groups', icon: BugIcon, needs: 'system' },
      { resource: 'error-logs', icon: PulseIcon },
      { resource: 'mail-log', icon: MailboxIcon },
      { path: '/background-jobs', label: 'desk.jobs.title', icon: GearSixIcon, needs: 'system' },
      {
        path: '/staff-sessions',
        label: 'desk.staffSessions.title',
        icon: IdentificationBadgeIcon,
        needs: 'staff',
      },
      { path: '/roles', label: 'roles.title', icon: UserGearIcon, needs: 'office' },
      { resource: 'audit-log', icon: ClockCounterClockwiseIcon, waiting: 'auditFindings' },
      { resource: 'csv-imports', icon: FileCsvIcon },
      { resource: 'backup-runs', icon: ArchiveIcon, waiting: 'backupAlarms' },
      {
        path: '/package-migrations',
        label: 'menu.packageMigration',
        icon: ShuffleIcon,
        needs: 'package-migrations',
      },
      { path: '/database-migrations', label: 'menu.databaseMigrations', icon: DatabaseIcon, needs: 'system' },
    ],
  },
];
