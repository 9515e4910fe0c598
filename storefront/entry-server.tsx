import { routeTable } from './routes/route-table.ts';

export { renderCard } from './card/server.tsx';
export { renderPart } from './server/render-part.tsx';
export { renderPage } from './server/render-page.tsx';

/** Paths that search engines may list; the sitemap contains them. */
export const listedPaths: readonly string[] = routeTable
  .filter((route) => route.listed)
  .map((route) => route.path);
