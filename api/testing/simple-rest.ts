import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { TestClient } from './client.ts';

/**
 * The back office's own data provider, speaking to a test application with a signed-in client's cookies and its
 * anti-forgery token.
 */
export function simpleRest(url: string, client: TestClient): ReturnType<typeof simpleRestProvider> {
  return simpleRestProvider(`${url}/api/admin`, async (address, options = {}) => {
    if (!client.cookies.get('XSRF-TOKEN')) await client.get('/api/csrf-token');
    const token = client.cookies.get('XSRF-TOKEN') ?? '';
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    headers.set('Cookie', client.cookies.header());
    headers.set('csrf-token', token);
    headers.set('x-csrf-token', token);
    return fetchUtils.fetchJson(address, { ...options, headers });
  });
}
