/** A request as it goes over the wire, for any server: its Host is set when it is sent. */
export interface RawRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const browser =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

/** What the browser of one of many visitors sends with every request. @param visitor its number */
export const visitorHeaders = (visitor: number): Record<string, string> => ({
  'User-Agent': browser,
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'he-IL,he;q=0.9,en;q=0.8',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
  'X-Forwarded-For': addressOf(visitor),
});

/** An IPv4 address of its own for each of sixteen million. */
export const addressOf = (visitor: number): string =>
  `100.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;

export function asText({ method, path, headers, body = '' }: RawRequest, host: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'GET' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}${length}\r\n${body}`;
}
