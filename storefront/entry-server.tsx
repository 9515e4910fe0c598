import { routeTable } from './routes/route-table.ts';

export { renderCard } from './card/server.tsx';
export { renderPlan } from './server/render-plan.tsx';
export { renderPage } from './server/render-page.tsx';

/** Paths that search engines may list; the sitemap contains them. */
export const listedPaths: readonly string[] = routeTable
  .filter((route) => route.listed)
  .map((route) => route.path);
