import type { AppContext } from './context.ts';

/** Sources by directive; an empty list stands for a directive without a value. */
type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** Name of the place to which browsers report; the header `Reporting-Endpoints` says where it is. */
export const reportsTo = 'csp';

/**
 * The strict policy of pages: scripts and styles by this answer's nonce only (docs/security.md H2). Style
 * *attributes* stay allowed, because components that are rendered on the server place themselves with them;
 * they can't load or run anything.
 */
export function pagePolicy(nonce: string, directives: PolicyDirectives = {}): string {
  return serialize({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Only cards at `?embed=1` may be framed at all; our own page shows them so.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-to': [reportsTo],
    ...directives,
  });
}

/** JSON and files are no pages: nothing in them may load or run. */
export const dataPolicy = serialize({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/**
 * PDFs are shown by the browser's own reader, which is a page with styles of its own: those, and nothing of ours or of
 * the file's. `sandbox` would keep the readers of Chrome and Safari from opening at all.
 */
export const documentPolicy = serialize({
  'default-src': ["'none'"],
  'object-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/**
 * Changes this answer's policy: a cached card page lists hashes in place of the nonce, an embedded card may be
 * framed. The given directives replace the strict ones, the others stay.
 */
export function overridePolicy(ctx: AppContext, directives: PolicyDirectives): void {
  ctx.set('Content-Security-Policy', pagePolicy(ctx.state.nonce, directives));
  // The older header has no list of allowed sites; where framing is allowed it has to be removed.
  if (directives['frame-ancestors'] && !directives['frame-ancestors'].includes("'none'"))
    ctx.remove('X-Frame-Options');
}

function serialize(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
