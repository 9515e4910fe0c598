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

/** Sets the headers that restrict what a browser does with our answers (docs/security.md H2). */
export function securityHeaders(env: Environment): AppMiddleware {
  const secure = env.NODE_ENV === 'production' && env.PUBLIC_URL.startsWith('https:');
  const fixedHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: usualReferrer },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return async (ctx, next) => {
    await fixedHeaders(ctx, async () => {});
    ctx.set('Permissions-Policy', permissionsPolicy);
    ctx.set('Reporting-Endpoints', reportingEndpoints);
    const referrer = referrerFor(ctx);
    if (referrer) ctx.set('Referrer-Policy', referrer);
    ctx.set(
      'Content-Security-Policy',
      ctx.path.startsWith('/api/')
        ? dataPolicy
        : pagePolicy(ctx.state.nonce, secure ? { 'upgrade-insecure-requests': [] } : {}),
    );
    await next();
  };
}
