/** Addresses that redirect to a page of the back office (docs/specification.md 2, admin-only routes). */
const aliases: Readonly<Record<string, string>> = {
  '/admin-dashboard': '/admin',
  '/blog-admin': '/admin/blog-posts',
  '/package-migration': '/admin/package-migration',
};

/** Short names below /admin and the lists they stand for (docs/product.md 10). */
const shortNames: Readonly<Record<string, string>> = {
  leads: 'contact-leads',
  orders: 'physical-card-orders',
  cards: 'business-profiles',
  blog: 'blog-posts',
  migrations: 'database-migrations',
};

/** Whether an address belongs to the back office. */
export function isBackOfficeAddress(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/') || Object.hasOwn(aliases, path);
}

/**
 * Where an alias or a short name redirects to.
 * @param path an address of the back office
 * @returns null when the address is the page itself
 */
export function resolveAlias(path: string): string | null {
  if (Object.hasOwn(aliases, path)) return aliases[path] ?? null;
  const [, , name = '', ...rest] = path.split('/');
  if (!Object.hasOwn(shortNames, name)) return null;
  return ['/admin', shortNames[name], ...rest.filter(Boolean)].join('/');
}
