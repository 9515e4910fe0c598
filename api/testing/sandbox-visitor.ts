import { expect } from 'vitest';
import type { TestClient, TestReply } from './client.ts';

export const goodCard = { holder: 'דנה לוי', expiry: '08/40', cvv: '123' };

/** Types a card on the sandbox's page as a browser without a script does; the answer is not followed. */
export function payOnPage(
  client: TestClient,
  pageUrl: string,
  fields: Record<string, string>,
): Promise<TestReply> {
  return post(client, pageUrl, { ...goodCard, ...fields });
}

/** Presses one of the page's other ways to pay, such as `bit`. */
export const pressOnPage = (client: TestClient, pageUrl: string, method: string): Promise<TestReply> =>
  post(client, pageUrl, { press: method });

function post(client: TestClient, pageUrl: string, fields: Record<string, string>): Promise<TestReply> {
  const { pathname } = new URL(pageUrl);
  return client.post(pathname, undefined, {
    csrf: false,
    raw: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
    headers: { Accept: 'text/html' },
  });
}

/** The way back to the shop that an answer names, with what stands in its address. */
export function wayBack(reply: TestReply): URL {
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, expect.any(String)]);
  return new URL(reply.headers.get('Location') ?? '');
}
