import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { directionOf, localeOf } from '../api/contract/base/languages.ts';
import { Dashboard } from './screens/dashboard/Dashboard.tsx';
import { useInboxLive } from './screens/inbox/use-inbox.ts';
import { OfficeLayout } from './kit/layout/OfficeLayout.tsx';
import { NotFoundPage } from './kit/layout/NoPage.tsx';
import { lazyPage } from './kit/lazy-page.ts';
import { loadWords, wordsOf } from './kit/i18n/catalogues.ts';
import { SecondFactorPage } from './kit/login/SecondFactorPage.tsx';
import { LoginPage } from './kit/login/LoginPage.tsx';
import { authProvider } from './kit/providers/auth-provider.ts';
import { dataProvider } from './kit/providers/data-provider.ts';
import { createI18nProvider, readLanguage } from './kit/providers/i18n-provider.ts';
import { reportFailure } from './kit/layout/FailureNotice.tsx';
import { createPreferencesStore } from './kit/providers/preferences-store.ts';
import { createQueryClient } from './kit/providers/query-client.ts';
import { menuGroups } from './menu-groups.ts';
import { createExporter } from './kit/export/export-fields.ts';
import { pageDefaults } from './kit/theme/page-defaults.tsx';
import { allResources, fieldsOf } from './resources/all-resources.ts';
import { createBackOfficeTheme } from './kit/theme/create-back-office-theme.ts';
import { StyleProvider } from './kit/theme/StyleProvider.tsx';
import { useDocumentSettings } from './use-document-settings.ts';

const InboxPage = lazyPage(() => import('./screens/inbox/InboxPage.tsx'));
const StaffSessionsPage = lazyPage(() => import('./screens/staff-sessions/StaffSessionsPage.tsx'));
const RolesPage = lazyPage(() => import('./screens/roles/RolesPage.tsx'));
const MonthReportPage = lazyPage(() => import('./screens/month-report/MonthReportPage.tsx'));
const DatabaseMigrationsPage = lazyPage(
  () => import('./screens/schema-migrations/DatabaseMigrationsPage.tsx'),
);
const store = createPreferencesStore(reportFailure);

function Layout({ children }: { children: ReactNode }) {
  useInboxLive();
  return <OfficeLayout menu={menuGroups}>{children}</OfficeLayout>;
}

const storedLanguage = () => readLanguage(store.getItem('locale') ?? document.documentElement.lang);

/** Fetches what the back office says in its user's language; to be called before it is shown. */
export const prepareApp = () => loadWords(storedLanguage());

/** The whole back office, in one language, direction and theme at a time. */
export function App() {
  const [language, setLanguage] = useState(storedLanguage);
  useEffect(() => {
    // A language that can't be fetched isn't shown; react-admin tells of it.
    const show = () =>
      prepareApp().then(
        () => setLanguage(storedLanguage()),
        () => undefined,
      );
    return store.subscribe('locale', () => void show());
  }, []);
  useDocumentSettings(language, store);
  const direction = directionOf(language);
  const i18nProvider = useState(() => createI18nProvider(language))[0];
  const queryClient = useState(createQueryClient)[0];
  const themes = useMemo(() => {
    const pages = pageDefaults(createExporter(i18nProvider.translate, fieldsOf), localeOf(language));
    const words = wordsOf(language).material.components ?? {};
    const themeIn = (mode: 'light' | 'dark') => createBackOfficeTheme(mode, direction, words, pages);
    return { light: themeIn('light'), dark: themeIn('dark') };
  }, [direction, i18nProvider, language]);
  return (
    <StyleProvider direction={direction}>
      <Admin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        lightTheme={themes.light}
        darkTheme={themes.dark}
        layout={Layout}
        dashboard={Dashboard}
        loginPage={LoginPage}
        catchAll={NotFoundPage}
        title="bikur.brand.office"
        requireAuth
        disableTelemetry
      >
        {allResources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes noLayout>
          <Route path="/second-factor" element={<SecondFactorPage />} />
        </CustomRoutes>
        <CustomRoutes>
          {['/support', '/support/:conversationId', '/support/:conversationId/:step'].map((path) => (
            <Route key={path} path={path} element={<InboxPage />} />
          ))}
          <Route path="/staff-sessions" element={<StaffSessionsPage />} />
          <Route path="/roles" element={<RolesPage />} />
          <Route path="/month-report" element={<MonthReportPage />} />
          <Route path="/package-migration" element={<Navigate to="/package-migrations" replace />} />
          <Route path="/database-migrations" element={<DatabaseMigrationsPage />} />
        </CustomRoutes>
      </Admin>
    </StyleProvider>
  );
}
