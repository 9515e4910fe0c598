import helmet from 'koa-helmet';
import { reportViolationsEndpoint } from '../contract/admin/system.endpoint.ts';
import { pathOf } from '../contract/endpoint.ts';
import type { Environment } from '../env.ts';
import { dataPolicy, pagePolicy, reportsTo } from './content-security-policy.ts';
import type { AppContext, AppMiddleware } from './context.ts';

/** The product uses none of these features; an injected script can't use them either. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const reportingEndpoints = `${reportsTo}="${pathOf(reportViolationsEndpoint)}"`;
/** To other sites the origin alone. */
export const usualReferrer = 'strict-origin-when-cross-origin';
/** Of links in mails; what follows them opens something. */
const secretNames = ['token', 'change', 'stop', 'off', 'code', 'state'];
/** Of chips, invitations to a review and a visitor's own request: forms that need no script stand there. */
const secretPages = /^\/(?:t|review)\/.|^\/time$/u;

/**
 * What a page may say of its address to the next one, where it is less than usual (docs/security.md V4): nothing where a
 * token stands in the query. On secret pages with forms it says nothing to other sites; without any referrer browsers
 * would hide where such a form comes from, and it would be refused.
 */
function referrerFor(ctx: AppContext): string | null {
  if (secretNames.some((name) => name in ctx.query)) return 'no-referrer';
  return secretPages.test(ctx.path) ? 'same-origin' : null;
}

/** Whether browsers are told to come by https alone. */
const isSecure = (env: Environment): boolean =>
  env.NODE_ENV === 'production' && env.PUBLIC_URL.startsWith('https:');

/** The headers that every answer has, whatever it is (docs/security.md H2); the policy isn't one of them. */
export function fixedSecurityHeaders(env: Environment): Record<string, string> {
  const headers: Record<string, string> = {
    'Permissions-Policy': permissionsPolicy,
    'Reporting-Endpoints': reportingEndpoints,
  };
  const setByHelmet = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure(env) ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: usualReferrer },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // The library sets them at once, the same for each request: it is asked once.
  const res = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  void setByHelmet({ req: {}, res } as unknown as AppContext, async () => {});
  return headers;
}

/** The policy of pages whose styles and scripts carry this nonce. */
export function policyOfPages(env: Environment): (nonce: string) => string {
  const directives: Record<string, string[]> = isSecure(env) ? { 'upgrade-insecure-requests': [] } : {};
  return (nonce) => pagePolicy(nonce, directives);
}

/** Sets the headers that restrict what a browser does with our answers (docs/security.md H2). */
export function securityHeaders(env: Environment): AppMiddleware {
  const fixedHeaders = fixedSecurityHeaders(env);
  const policyOf = policyOfPages(env);
  return (ctx, next) => {
    ctx.set(fixedHeaders);
    const referrer = referrerFor(ctx);
    if (referrer) ctx.set('Referrer-Policy', referrer);
    ctx.set('Content-Security-Policy', ctx.path.startsWith('/api/') ? dataPolicy : policyOf(ctx.state.nonce));
    return next();
  };
}
