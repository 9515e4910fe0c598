import type { AppContext } from '../../../http/context.ts';

export const securityTextPath = '/.well-known/security.txt';
const dayInMilliseconds = 86_400_000;
/** The standard recommends less than a year. */
const validDays = 180;

/**
 * Answers where to report a hole (RFC 9116, docs/security.md V4). It is made on request, so its end is always ahead; it
 * moves once a day, that proxies may keep it for one.
 */
export function answerSecurityText(ctx: AppContext): void {
  const { env, clock } = ctx.deps;
  const today = Math.floor(clock.now().getTime() / dayInMilliseconds);
  ctx.type = 'text/plain';
  ctx.set('Cache-Control', 'public, max-age=86400');
  ctx.body = [
    `Contact: mailto:${env.COMPANY_EMAIL}`,
    `Contact: ${env.PUBLIC_URL}/contact`,
    `Expires: ${new Date((today + validDays) * dayInMilliseconds).toISOString()}`,
    'Preferred-Languages: he, en',
    `Canonical: ${env.PUBLIC_URL}${securityTextPath}`,
    '',
  ].join('\n');
}
