import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Cookie, Page } from '@playwright/test';
import { demoPassword } from './visit.ts';

/** Sessions of this test worker: the server limits logins, so tests share one session. */
const sessions = new Map<string, Cookie[]>();

const contextOf = (visitor: Page | BrowserContext): BrowserContext =>
  'context' in visitor ? visitor.context() : visitor;

/** The anti-forgery header that every write to the API needs. */
export async function antiForgery(request: APIRequestContext): Promise<Record<string, string>> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  return { 'csrf-token': csrfToken };
}

/** Logs in by the API with this visitor's cookies, as the dialog does. */
export async function signInAnew(visitor: Page | BrowserContext, email: string): Promise<void> {
  const { request } = contextOf(visitor);
  const answer = await request.post('/api/auth/login', {
    data: { email, password: demoPassword, rememberMe: true },
    headers: await antiForgery(request),
  });
  if (!answer.ok()) throw new Error(`Login of ${email} answered ${answer.status()}: ${await answer.text()}`);
}

/**
 * Logs in, or reuses the session of another test of this worker. A test that ends its session uses
 * `signInAnew`.
 */
export async function signIn(visitor: Page | BrowserContext, email: string): Promise<void> {
  const context = contextOf(visitor);
  const kept = sessions.get(email);
  if (kept) return context.addCookies(kept);
  await signInAnew(visitor, email);
  const cookies = await context.cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name === 'XSRF-TOKEN' || name.startsWith('bikur.sid')),
  );
}

/** A random IP address: rate limits count by address over the whole run. */
export const addressOfOwn = (): Record<string, string> => ({
  'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}`,
});

export interface NewPerson {
  username: string;
  email: string;
  password: string;
}

/** Registers a user through the API, signed in with this visitor's cookies. */
export async function registerAnew(visitor: Page | BrowserContext): Promise<NewPerson> {
  const username = `new${randomUUID().slice(0, 12)}`;
  const person = { username, email: `${username}@example.test`, password: demoPassword };
  const { request } = contextOf(visitor);
  const answer = await request.post('/api/auth/register', {
    headers: { ...(await antiForgery(request)), ...addressOfOwn() },
    data: person,
  });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`);
  return person;
}
