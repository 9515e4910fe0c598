import type { Environment } from '../env.ts';

/**
 * Whether cookies carry `Secure`: in production, wherever the public address is https. With a plain-http address (a
 * trial on a single machine) browsers would never send such a cookie back.
 */
export function secureCookies(env: Pick<Environment, 'NODE_ENV' | 'PUBLIC_URL'>): boolean {
  return env.NODE_ENV === 'production' && env.PUBLIC_URL.startsWith('https:');
}
