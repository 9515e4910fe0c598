import { Activity, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { QuietBoundary } from '../features/website/errors/quiet-boundary.tsx';
import { Footer } from '../features/website/header/footer.tsx';
import { GlobalHeader } from '../features/website/header/global-header.tsx';
import { OwnHeader } from '../features/website/header/own-header.tsx';
import { ChatPlace } from '../features/support/chat/chat-place.tsx';
import { LoadingScreen } from '../features/accounts/session/loading-screen.tsx';
import { SessionContext, useSession } from '../features/accounts/session/session-provider.tsx';
import { hasLapsed } from '../features/accounts/session/has-lapsed.ts';
import { useMessages } from '../i18n/messages.ts';
import { usePageName } from '../lib/named-page.ts';
import { usePageState } from '../lib/page-state.ts';
import { Arrival } from './arrival.tsx';
import { findRedirect } from './find-route.ts';
import { LeaveForServer } from './leave-for-server.tsx';
import { OverlaysPlace } from './overlays-place.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { pages } from './page-modules.ts';
import { PageProgress } from './page-progress.tsx';
import { pageTitle } from './page-title.ts';
import { resolvePage } from './resolve-page.ts';

/** Pages to work or to pay on, without the chat's button beside them. */
const working = /^\/(editor|checkout)\b/;

/** Header, page and footer of the current address, with its guard (docs/specification.md 2). */
export function Shell() {
  const { pathname, search, key } = useLocation();
  const session = useSession();
  const { ended, isLoading } = session;
  const { url, instead } = usePageState();
  const { skip, titles, brand } = useMessages();
  // What the server showed in place of an address counts for that address only. The server has always
  // answered the first address of a visit: asking it again would loop.
  const asServed = key === 'default' || url === pathname + search;
  // A page that stood open when its session ended is kept, unseen and with its input, behind the guard page.
  const kept = ended?.pathname === pathname && ended.session.user ? ended.session : null;
  const { user, isAuthenticated } = kept ?? session;
  const visitor = { isAuthenticated, hasLapsed: hasLapsed(user) };
  const page = resolvePage(pathname, visitor, asServed ? instead : null);
  const isPersonal = page.kind === 'page' && (page.found?.route.guard ?? 'public') !== 'public';
  const behind = isPersonal ? kept : null;
  const named = usePageName();
  const shown = page.kind === 'page' ? titles[behind ? 'protected' : page.title] : brand;
  const title = pageTitle(named ?? shown, brand);
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Marks the page as hydrated; browser tests wait for the mark.
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);

  if (isLoading && instead === null) return <LoadingScreen />;
  const elsewhere = findRedirect(pathname, search);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (page.kind === 'redirect') return <Navigate to={page.to} replace />;
  if ((!page.found || page.found.route.serverFirst) && !asServed)
    return <LeaveForServer to={pathname + search} />;
  const Page = pages[page.page].Component;
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      {page.layout === 'global' && <GlobalHeader />}
      {page.layout === 'own' && <OwnHeader />}
      <PageProgress />
      <Arrival />
      <main id="main" tabIndex={-1}>
        {/* Outside the part keyed by address: the old page stays until the browser has the new one's code. */}
        <Suspense fallback={<LoadingScreen />}>
          <SessionContext value={behind ?? session}>
            <Activity mode={behind ? 'hidden' : 'visible'}>
              <PageBoundary key={isPersonal ? `${pathname} ${user?.id}` : pathname}>
                <Routes>
                  <Route path={page.found?.route.path ?? '*'} element={<Page />} />
                </Routes>
              </PageBoundary>
            </Activity>
          </SessionContext>
          {behind && <pages.protected.Component />}
        </Suspense>
      </main>
      {page.footer && <Footer />}
      <QuietBoundary>
        {page.layout === 'global' && (
          <ChatPlace isAway={working.test(pathname)} signedIn={session.isAuthenticated} />
        )}
      </QuietBoundary>
      <OverlaysPlace />
    </>
  );
}
