import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type TestClient, type TestReply, type TestRequest } from '../../testing/client.ts';

interface Sent {
  what: string;
  isWrite: boolean;
  status: number;
  milliseconds: number;
  /** By `performance.now()`. */
  at: number;
}

export interface Traffic {
  sent: Sent[];
  /** Whether each visitor's like stands, as the last answer said, by visitor. */
  likes: Map<TestClient, boolean>;
  /** Clicks that were acknowledged. */
  clicks: number;
  /** The owner's language as the last answer acknowledged it. */
  language: string;
  stop(): Promise<void>;
}

interface Place {
  url: string;
  cardId: number;
  cardPath: string;
  /** One for each visitor: likes of one article count one after the other. */
  articleIds: readonly number[];
  owner: { email: string; password: string };
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** As a proxy tells it; limits count by network. */
const someAddress = () =>
  `203.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/**
 * Visitors who like articles and take it back, click on a card and look at it, and an owner who saves: each waits for an
 * answer before the next request.
 */
export async function startTraffic({ url, cardId, cardPath, articleIds, owner }: Place): Promise<Traffic> {
  const traffic: Traffic = { sent: [], likes: new Map(), clicks: 0, language: '', stop: async () => {} };
  const stopped = new AbortController();

  async function send(
    client: TestClient,
    what: string,
    method: string,
    path: string,
    body?: unknown,
    options: TestRequest = {},
  ): Promise<TestReply | null> {
    const sentAt = performance.now();
    const headers = { 'X-Forwarded-For': someAddress(), 'User-Agent': browser, ...options.headers };
    const reply = await client
      .request(method, path, body, { ...options, headers })
      .catch((error: unknown) => ({ status: 0, text: String(error) }) as TestReply);
    traffic.sent.push({
      what,
      isWrite: method !== 'GET',
      status: reply.status,
      milliseconds: performance.now() - sentAt,
      at: sentAt,
    });
    return reply.status >= 200 && reply.status < 300 ? reply : null;
  }

  async function repeat(milliseconds: number, work: (round: number) => Promise<unknown>): Promise<void> {
    for (let round = 0; !stopped.signal.aborted; round += 1) {
      await work(round);
      await pause(milliseconds * (0.5 + Math.random()));
    }
  }

  const person = createClient(url);
  await person.signIn(owner, owner.password);
  const visitors = await Promise.all(
    articleIds.map(async (id) => {
      const client = createClient(url);
      await client.get('/api/csrf-token');
      return { id, client };
    }),
  );
  const everybody = [
    ...visitors.map(({ id, client }) =>
      repeat(150, async (round) => {
        const isLike = round % 2 === 0;
        const done = await send(client, 'like', isLike ? 'POST' : 'DELETE', `/api/blog-posts/${id}/like`);
        if (done) traffic.likes.set(client, isLike);
      }),
    ),
    repeat(60, async () => {
      const done = await send(
        createClient(url),
        'click',
        'POST',
        `/api/cards/${cardId}/events`,
        { type: 'phone' },
        { csrf: false, headers: { 'Sec-Fetch-Site': 'same-origin' } },
      );
      if (done) traffic.clicks += 1;
    }),
    repeat(200, async (round) => {
      const language = round % 2 === 0 ? 'en' : 'he';
      const done = await send(person, 'save', 'PUT', '/api/account/language', { language });
      if (done) traffic.language = language;
    }),
    repeat(80, () => send(createClient(url), 'card', 'GET', cardPath)),
    repeat(200, () => send(createClient(url), 'articles', 'GET', '/api/blog-posts')),
  ];
  traffic.stop = async () => {
    stopped.abort();
    await Promise.all(everybody);
  };
  return traffic;
}

/** Longest wait and the one of 99 of 100, in milliseconds, and how many there were. */
export function summarize(sent: readonly Sent[]): { count: number; p99: number; longest: number } {
  const waits = sent.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return {
    count: waits.length,
    p99: Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0),
    longest: Math.round(waits.at(-1) ?? 0),
  };
}
