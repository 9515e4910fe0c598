import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RawRequest } from './raw-request.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends a request with its own headers alone, as the load is. `fetch` adds headers of its own: to whoever says what it has
 * already it adds `Cache-Control: no-cache`, with which a page is asked for anew.
 */
export async function askOnce(
  url: string,
  { method, path, headers, body = '' }: RawRequest,
): Promise<Answer> {
  const sent = request(url + path, {
    method,
    headers: { ...headers, ...(method !== 'GET' && { 'Content-Length': Buffer.byteLength(body) }) },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
