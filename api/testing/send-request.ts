import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/**
 * Sends one request, as `fetch` with `redirect: 'manual'` would, for half of its work: tests send tens of thousands.
 * Nothing is asked for compressed unless the headers ask for it.
 */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
}

export interface RawReply {
  status: number;
  headers: Headers;
  /** Empty for a stream of events, which has no end of its own: its head is the reply. */
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** What `fetch` says of itself, unless a test says it otherwise. */
const usual = { 'User-Agent': 'node', 'Accept-Language': '*', 'Accept-Encoding': 'identity' };

export async function sendRequest(sent: SentRequest): Promise<RawReply> {
  const { method, url, headers, body, signal } = sent;
  const length = body !== undefined && { 'Content-Length': Buffer.byteLength(body) };
  const outgoing = request(url, {
    method,
    agent,
    headers: { ...usual, ...headers, ...length },
    ...(signal && { signal }),
  });
  outgoing.end(body);
  let incoming: IncomingMessage;
  try {
    [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  } catch (error) {
    // A kept connection that the server has closed meanwhile never brought it the request.
    if (outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return sendRequest(sent);
    throw error;
  }
  // Who is refused early may find the connection closed while it still sends; the reply says why.
  outgoing.on('error', () => {});
  return readReply(incoming);
}

async function readReply(incoming: IncomingMessage): Promise<RawReply> {
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const status = incoming.statusCode ?? 0;
  if (headers.get('Content-Type')?.startsWith('text/event-stream')) {
    incoming.destroy();
    return { status, headers, text: '' };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const content = unpacked(Buffer.concat(chunks), headers.get('Content-Encoding'));
  return { status, headers, text: new TextDecoder().decode(content) };
}

const unpackers: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

const unpacked = (content: Buffer, encoding: string | null): Buffer =>
  (content.length > 0 && unpackers[encoding ?? '']?.(content)) || content;
