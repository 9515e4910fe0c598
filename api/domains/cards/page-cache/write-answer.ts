import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { CardAnswer } from './card-answer.ts';

/**
 * Whether the browser has this page already (RFC 9110, If-None-Match), unless it asks for it anew.
 * @param etag of the page, a weak one; null where it has none
 */
export function isKnown(headers: IncomingHttpHeaders, etag: string | null): boolean {
  const { 'if-none-match': known, 'cache-control': control } = headers;
  if (known === undefined || etag === null || control?.includes('no-cache')) return false;
  if (known === etag || known === '*') return true;
  return known.split(',').some((one) => opaque(one.trim()) === opaque(etag));
}

const opaque = (etag: string): string => etag.replace(/^W\//u, '');

/** Writes an answer in the bytes that are there. */
export function writePage(response: ServerResponse, page: CardAnswer, requestId: string): void {
  const { bytes, encoding } = page.body;
  const headers = [...page.headers, 'X-Request-Id', requestId];
  if (page.etag) headers.push('ETag', page.etag);
  headers.push('Content-Length', String(bytes.length));
  if (encoding) headers.push('Content-Encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(bytes);
}

/** Writes that the browser has the page. */
export function writeKnown(response: ServerResponse, page: CardAnswer, requestId: string): void {
  response.writeHead(304, [...page.knownHeaders, 'ETag', page.etag ?? '', 'X-Request-Id', requestId]);
  response.end();
}
