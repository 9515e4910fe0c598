import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageRequest, PageResult, PageState } from '../../api/contract/website/rendering.ts';
import { App } from '../app.tsx';
import { signedInTools, signedInToolsPath } from '../features/website/header/signed-in-part.ts';
import { hasLapsed } from '../features/accounts/session/has-lapsed.ts';
import { loadMessages } from '../i18n/define-messages.ts';
import { findRedirect } from '../routes/find-route.ts';
import { readsOf, readsOfUser } from '../routes/page-reads.ts';
import { lapsedTarget, type RouteId } from '../routes/route-table.ts';
import { pageModulePath, pages } from '../routes/page-modules.ts';
import { resolvePage, substitute, type ResolvedPage } from '../routes/resolve-page.ts';
import { describePage } from './describe-page.ts';
import { Document } from './document.tsx';
import { DrawnParts } from '../lib/lazy-part.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { fillQueries, readSession } from './server-reads.ts';

/** Makes the complete HTML of a page for this visitor, or a redirect (docs/specification.md 2). */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  // Joined, not resolved: an address like `//elsewhere` must stay a path on this host.
  const { pathname, search } = new URL(request.publicUrl + request.url);
  if (!request.instead) {
    if (pathname !== '/' && pathname.endsWith('/'))
      return { kind: 'redirect', to: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, status: 301 };
    const elsewhere = findRedirect(pathname, search);
    if (elsewhere) return { kind: 'redirect', to: elsewhere, status: 302 };
  }
  const queries = createQueryClient();
  const session = await readSession(request, queries);
  const visitor = { isAuthenticated: session.user !== null, hasLapsed: hasLapsed(session.user) };
  const instead = request.instead ?? session.instead ?? null;
  let page = resolvePage(pathname, visitor, instead);
  if (page.kind === 'redirect') return { kind: 'redirect', to: page.to, status: 302 };
  if (session.known) {
    const own = session.user ? readsOfUser[page.found?.route.id as RouteId] : undefined;
    const reads = [...(page.found ? readsOf(page.found, search) : []), ...(own ?? [])];
    const isMissing = await fillQueries(request, queries, reads, session.user !== null);
    if (isMissing && page.found?.route.mustExist) page = substitute('not-found');
  }
  if (visitor.hasLapsed && page.found?.route.guard === 'not-lapsed')
    return { kind: 'redirect', to: lapsedTarget, status: 302 };

  const shownInstead = page.found === null ? insteadOf(page) : null;
  const state: PageState = {
    url: pathname + search,
    language: request.language,
    theme: request.theme,
    company: request.company,
    publicUrl: request.publicUrl,
    requestId: request.requestId,
    instead: shownInstead,
    formToken: request.formToken ?? null,
    refusedForm: request.refusedForm ?? null,
    mailConfigured: request.mailConfigured ?? false,
    googleConfigured: request.googleConfigured ?? false,
    sessionKnown: session.known,
    queries: dehydrate(queries),
  };
  const html = await renderDocument(request, state, queries, page, session.user !== null);
  return { kind: 'page', status: page.status, html, personal: session.user !== null || !session.known };
}

/** Only for a guest's first view: a query other than the section to scroll to may demand more, such as a dialog. */
function hydrateOnInteraction(page: ShownPage, state: PageState, signedIn: boolean): boolean {
  if (signedIn || !state.sessionKnown || !page.found?.route.hydrateOnInteraction) return false;
  const { searchParams } = new URL(state.publicUrl + state.url);
  return [...searchParams.keys()].every((name) => name === 'section');
}

type ShownPage = Extract<ResolvedPage, { kind: 'page' }>;

const insteadOf = (page: ShownPage): PageState['instead'] => page.title as NonNullable<PageState['instead']>;

async function renderDocument(
  request: PageRequest,
  state: PageState,
  queries: QueryClient,
  page: ShownPage,
  signedIn: boolean,
): Promise<string> {
  const modules = ['entry-client.tsx', pageModulePath(page.page)];
  const { language } = request;
  const atRest = hydrateOnInteraction(page, state, signedIn);
  await Promise.all([
    pages[page.page].load(language),
    signedIn ? signedInTools.load(language) : null,
    loadMessages(language),
  ]);
  if (signedIn) modules.push(signedInToolsPath);
  const drawn = new Set<string>();
  const content = renderToString(
    <StaticRouter location={state.url}>
      <DrawnParts value={drawn}>
        <App state={state} queries={queries} />
      </DrawnParts>
    </StaticRouter>,
  );
  const document = (
    <Document
      state={state}
      nonce={request.nonce}
      assets={request.assets([...modules, ...drawn])}
      atRest={atRest ? request.assets(['entry-lazy.ts']).scripts : null}
      description={await describePage(page, state, queries)}
      content={content}
    />
  );
  queries.clear();
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
