import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test';

/** Somebody whom no other test knows, and who asks the API as the site's pages do. */
export interface Customer {
  id: number;
  username: string;
  email: string;
  request: APIRequestContext;
  post(path: string, data: object): Promise<{ id: number }>;
}

/** Registers a user with an address of their own: limits count by address. */
export async function newCustomer(
  playwright: PlaywrightWorkerArgs['playwright']['request'],
  baseURL: string,
): Promise<Customer> {
  const request = await playwright.newContext({ baseURL });
  const from = `198.19.${randomInt(256)}.${randomInt(1, 255)}`;
  const username = `day${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.test`;
  async function post<Reply>(path: string, data: object): Promise<Reply> {
    const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
    const answer = await request.post(path, {
      data,
      headers: { 'csrf-token': csrfToken, 'x-forwarded-for': from },
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Reply;
  }
  const { user } = await post<{ user: { id: number } }>('/api/auth/register', {
    username,
    email,
    password: 'bikur-demo',
  });
  return { id: user.id, username, email, request, post };
}

/** Buys a plan for a month with the sandbox's test card. */
export async function buyPlan({ post }: Customer, id: number): Promise<void> {
  await post('/api/checkout', {
    type: 'package',
    id,
    billingCycle: 'monthly',
    method: { kind: 'test' },
    acceptTerms: true,
  });
}
