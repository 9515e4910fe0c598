import type { Environment } from '../env.ts';

/**
 * Whether cookies carry `Secure`: in production, wherever people reach us by https. A plain-http address
 * (a trial on one's own machine) would never get such a cookie back.
 */
export function secureCookies(env: Pick<Environment, 'NODE_ENV' | 'PUBLIC_URL'>): boolean {
  return env.NODE_ENV === 'production' && env.PUBLIC_URL.startsWith('https:');
}
