import type { Violation } from '../../../contract/admin/system.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { maskPath } from '../../../http/mask-path.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';

const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'frame-ancestors',
  'form-action',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'default-src',
]);
/** Of which staff see at most so many an hour, each kind once: anybody may send such a report. */
const mostInHour = 20;
const hour = 60 * 60_000;
const told = new Set<string>();
let began = 0;

/**
 * Counts what a page's policy kept from running, and tells staff of each new kind in the error log (docs/security.md
 * V4): a directive with the origin that was blocked, on a page without its query. What a browser's extensions try on our
 * pages is left out.
 */
export async function recordViolations(ctx: AppContext, reports: readonly Violation[]): Promise<void> {
  const { knex, clock } = ctx.deps;
  const now = clock.now().getTime();
  if (now - began >= hour) {
    began = now;
    told.clear();
  }
  for (const { type, body } of reports) {
    if (type !== 'csp-violation' || !body) continue;
    if ([body.blockedURL, body.sourceFile].some((url) => /^[a-z-]+-extension/iu.test(url ?? ''))) continue;
    const named = body.effectiveDirective ?? '';
    const directive = directives.has(named) ? named : 'other';
    ctx.metrics.policyViolations.inc({ directive });
    const kind = `${directive} ${originOf(body.blockedURL)}`;
    if (told.has(kind) || told.size >= mostInHour) continue;
    told.add(kind);
    await ErrorLog.query(knex).insert({
      userId: null,
      username: null,
      errorType: 'PolicyViolation',
      errorMessage: kind,
      errorDetails: null,
      path: pathOf(body.documentURL),
    });
  }
}

/** The origin of an address; of `inline`, `eval` and the like the word itself, of anything else nothing. */
function originOf(url: string | null | undefined): string {
  if (url && URL.canParse(url) && /^https?:/u.test(url)) return new URL(url).origin.slice(0, 200);
  return url && /^[a-z-]{1,30}$/u.test(url) ? url : 'unknown';
}

function pathOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? maskPath(new URL(url).pathname) : null;
}
