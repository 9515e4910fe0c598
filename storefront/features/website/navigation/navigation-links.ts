import type { ShellMessages } from '../../../i18n/messages.ts';
import type { SessionUser } from '../../accounts/session/session-user.ts';

export interface NavigationLink {
  to: string;
  label: keyof ShellMessages['nav'];
  /** Served by the server alone, so that the browser has to load it in full. */
  server?: boolean;
}

const examples: NavigationLink = { to: '/examples', label: 'examples' };
const help: NavigationLink = { to: '/help', label: 'help' };
const team: NavigationLink = { to: '/subscription/team', label: 'team' };

const guestLinks: readonly NavigationLink[] = [examples, help, { to: '/?section=pricing', label: 'pricing' }];
const userLinks: readonly NavigationLink[] = [
  { to: '/dashboard', label: 'dashboard' },
  { to: '/wallet', label: 'wallet' },
  { to: '/physical-cards', label: 'physicalCards' },
  examples,
  help,
];
const adminLink: NavigationLink = { to: '/admin', label: 'admin', server: true };

/** The user's own pages, in the user menu and the drawer. */
export const personalLinks = (user: SessionUser): readonly NavigationLink[] => [
  { to: '/account', label: 'account' },
  { to: '/subscription', label: 'subscription' },
  ...(user.entitlements?.hasTeam ? [team] : []),
  { to: '/contact', label: 'contact' },
];

/** Links of the header by role, in the order of docs/specification.md 2. */
export function headerLinks(visitor: {
  isAuthenticated: boolean;
  isOfficeStaff: boolean;
}): readonly NavigationLink[] {
  if (!visitor.isAuthenticated) return guestLinks;
  return visitor.isOfficeStaff ? [...userLinks, adminLink] : userLinks;
}
