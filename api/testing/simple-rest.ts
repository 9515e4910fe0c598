import { HttpError } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { TestClient } from './client.ts';

/**
 * The back office's own data provider, speaking to a test application with a signed-in client's cookies and its
 * anti-forgery token.
 */
export function simpleRest(url: string, client: TestClient): ReturnType<typeof simpleRestProvider> {
  return simpleRestProvider(`${url}/api/admin`, async (address, options = {}) => {
    const { status, headers, text, body } = await client.request(
      options.method ?? 'GET',
      address.slice(url.length),
      undefined,
      {
        ...(typeof options.body === 'string' && { raw: options.body, contentType: 'application/json' }),
        headers: Object.fromEntries(new Headers(options.headers)),
      },
    );
    if (status < 200 || status >= 300) throw new HttpError(body?.message ?? '', status, body);
    return { status, headers, body: text, json: body };
  });
}
