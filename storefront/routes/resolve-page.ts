import type { InsteadPage } from '../../api/contract/website/rendering.ts';
import type { ShellMessages } from '../i18n/messages.ts';
import type { FoundRoute } from './find-route.ts';
import { findRoute } from './find-route.ts';
import type { PageId } from './page-modules.ts';
import { guestTarget, lapsedTarget, type Layout } from './route-table.ts';

type TitleKey = keyof ShellMessages['titles'];

export interface Visitor {
  isAuthenticated: boolean;
  /** Whether the user's paid package has ended; null when not known. */
  hasLapsed: boolean | null;
}

export type ResolvedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      page: PageId;
      title: TitleKey;
      layout: Layout;
      footer: boolean;
      status: number;
      found: FoundRoute | null;
    };

const shownInstead: Record<InsteadPage, { page: PageId; status: number }> = {
  'not-found': { page: 'not-found', status: 404 },
  'profile-not-found': { page: 'not-found', status: 404 },
  'server-error': { page: 'error', status: 500 },
  unavailable: { page: 'error', status: 503 },
};

/**
 * Which page an address shows this visitor, by the guards of docs/specification.md 2; the same on server and browser.
 */
export function resolvePage(pathname: string, visitor: Visitor, instead: InsteadPage | null): ResolvedPage {
  const found = findRoute(pathname);
  if (instead) return substitute(instead);
  if (!found) return substitute(isProfilePath(pathname) ? 'profile-not-found' : 'not-found');
  const { route } = found;
  const here = { kind: 'page', layout: route.layout, footer: route.footer, found } as const;
  if (route.guard === 'signed-in' && !visitor.isAuthenticated)
    return { ...here, page: 'protected', title: 'protected', status: 401 };
  if (route.guard === 'not-lapsed') {
    if (!visitor.isAuthenticated) return { kind: 'redirect', to: guestTarget };
    // Somebody else's card is not found, whoever asks: only the server's answer can tell.
    if (visitor.hasLapsed && !route.mustExist) return { kind: 'redirect', to: lapsedTarget };
  }
  const status = route.id === 'not-found' ? 404 : 200;
  return { ...here, page: route.page, title: route.id, status };
}

export function substitute(instead: InsteadPage): Extract<ResolvedPage, { kind: 'page' }> {
  const { page, status } = shownInstead[instead];
  return { kind: 'page', page, title: instead, layout: 'global', footer: true, status, found: null };
}

/** A missing card and a missing page differ by their address alone (docs/specification.md 2). */
const isProfilePath = (pathname: string): boolean => /^\/(p\/|@|p$)/.test(pathname);
