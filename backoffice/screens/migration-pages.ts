import { lazyPage } from '../kit/lazy-page.ts';

/** Rarely used pages: the code of each is fetched when it is first opened. */
export const PackageMigrationPage = lazyPage(
  () => import('./package-moves/PackageMigrationPage.tsx'),
  'PackageMigrationPage',
);
export const DatabaseMigrationsPage = lazyPage(
  () => import('./schema-migrations/DatabaseMigrationsPage.tsx'),
  'DatabaseMigrationsPage',
);
