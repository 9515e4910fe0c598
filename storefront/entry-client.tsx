import './styles/index.css';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { PageState } from '../api/contract/website/rendering.ts';
import { App } from './app.tsx';
import { signedInTools } from './features/website/header/signed-in-part.ts';
import { sessionKey } from './features/accounts/session/check-session.ts';
import { hasLapsed } from './features/accounts/session/has-lapsed.ts';
import type { SessionUser } from './features/accounts/session/session-user.ts';
import { loadMessages } from './i18n/define-messages.ts';
import { pageNonce } from './lib/page-nonce.ts';
import { storeLanguage } from './lib/browser-store.ts';
import { installHistoryGate } from './lib/history-gate.ts';
import { createQueryClient } from './lib/query-client.ts';
import { pages } from './routes/page-modules.ts';
import { resolvePage } from './routes/resolve-page.ts';

const state: PageState = {
  url: location.pathname + location.search,
  ...(JSON.parse(document.getElementById('page-state')?.textContent ?? 'null') as Omit<PageState, 'url'>),
};
const root = document.getElementById('root') as HTMLElement;
// Dialogs lock the page's scrolling with a style element, which the security policy allows by nonce only.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });
installHistoryGate();
storeLanguage(state.language);
const queries = createQueryClient();
hydrate(queries, state.queries as DehydratedState);

const user = queries.getQueryData<SessionUser | null>(sessionKey) ?? null;
const page = resolvePage(
  location.pathname,
  { isAuthenticated: user !== null, hasLapsed: hasLapsed(user) },
  state.instead,
);
// Everything the first screen needs is fetched before React hydrates, so that the page never shows less than
// the server sent.
await Promise.all([
  page.kind === 'page' ? pages[page.page].load(state.language) : null,
  user ? signedInTools.load(state.language) : null,
  loadMessages(state.language),
]);
hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App state={state} queries={queries} />
    </BrowserRouter>
  </StrictMode>,
);
