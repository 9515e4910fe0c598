import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { PageState } from '../api/contract/website/rendering.ts';
import { SessionProvider } from './features/accounts/session/session-provider.tsx';
import { ThemeProvider } from './features/website/navigation/theme-provider.tsx';
import { LanguageContext } from './i18n/language-context.ts';
import { PageStateContext } from './lib/page-state.ts';
import { PageBoundary } from './routes/page-boundary.tsx';
import { Shell } from './routes/shell.tsx';

/** The whole storefront below the router, the same on the server and in the browser. */
export function App({ state, queries }: { state: PageState; queries: QueryClient }) {
  return (
    <PageStateContext value={state}>
      <LanguageContext value={state.language}>
        <QueryClientProvider client={queries}>
          <ThemeProvider initial={state.theme}>
            <SessionProvider known={state.sessionKnown}>
              <PageBoundary>
                <Shell />
              </PageBoundary>
            </SessionProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </LanguageContext>
    </PageStateContext>
  );
}
