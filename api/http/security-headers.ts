import helmet from 'koa-helmet';
import type { Environment } from '../env.ts';
import { dataPolicy, pagePolicy } from './content-security-policy.ts';
import type { AppMiddleware } from './context.ts';

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

/** Sets the headers that restrict what a browser does with our answers (docs/security.md H2). */
export function securityHeaders(env: Environment): AppMiddleware {
  const secure = env.NODE_ENV === 'production' && env.PUBLIC_URL.startsWith('https:');
  const fixedHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return async (ctx, next) => {
    await fixedHeaders(ctx, async () => {});
    ctx.set('Permissions-Policy', permissionsPolicy);
    ctx.set(
      'Content-Security-Policy',
      ctx.path.startsWith('/api/')
        ? dataPolicy
        : pagePolicy(ctx.state.nonce, secure ? { 'upgrade-insecure-requests': [] } : {}),
    );
    await next();
  };
}
