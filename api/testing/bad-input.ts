import { features } from '../app.ts';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';
import { errorBody } from '../contract/base/error-codes.schema.ts';
import { clientAs } from './act-as.ts';
import type { TestApp } from './app.ts';
import type { TestClient, TestReply, TestRequest } from './client.ts';
import { foreignId, samplePath } from './endpoint-samples.ts';

/**
 * What no client should send, for the tests that try every operation (docs/specification.md 8, docs/security.md E10):
 * bad-addresses, bad-queries, bad-bodies and unreadable-bodies.
 */
export const endpoints: readonly MountedEndpoint[] = features.flatMap((feature) => feature.endpoints);

const nameOf = ({ method, path }: MountedEndpoint): string => `${method.toUpperCase()} ${path}`;

/** Rows for `test.each`. */
export const namedRows = (list: readonly MountedEndpoint[]): (readonly [string, MountedEndpoint])[] =>
  list.map((endpoint) => [nameOf(endpoint), endpoint] as const);

export const takesJson = ({ body, bodyType = 'json' }: MountedEndpoint): boolean =>
  body !== undefined && (bodyType === 'json' || bodyType === 'json-or-form');

const markup = ['<img src=x onerror=alert(1)>', "'; drop table users; --", '{}', '[]', '%00'];
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202Ex',
  '-1',
  '1e999',
  'x'.repeat(3_000),
  ...markup,
];
const oddNumbers = [-1, 0.5, 1e308, 2 ** 53, 2 ** 31];
export const oddValues: readonly unknown[] = [
  ...oddTexts,
  ...oddNumbers,
  null,
  true,
  [],
  [null],
  {},
  { $gt: '' },
];
/** What PostgreSQL itself can't keep in a text or a whole number: it may pass to no statement. */
export const refusedByDatabases: ReadonlySet<unknown> = new Set(['\0', '\ud800', 1e308, 2 ** 53, 2 ** 31]);
/** Below the limit that most bodies have. */
export const veryLong = 'x'.repeat(90_000);

interface Attempt {
  path?: string;
  body?: unknown;
  options?: TestRequest;
}

export interface Attempts {
  send(endpoint: MountedEndpoint, attempt: Attempt): Promise<TestReply>;
  /** Nothing when the answer is a refusal in the closed shape; else what it is, with what the log says of it. */
  unlessRefused(reply: TestReply, input: unknown): string[];
  /** As `unlessRefused`, where an odd value may also be taken as it is. */
  unlessAnswered(reply: TestReply, input: unknown): string[];
}

/**
 * Sends as an admin, who gets furthest: one and the same until a call ends their own sign-in. Limits, which would
 * answer in place of what is tried, are lifted as they come.
 */
export function attemptsOn(app: TestApp): Attempts {
  let admin: TestClient | undefined;

  async function send(endpoint: MountedEndpoint, attempt: Attempt): Promise<TestReply> {
    admin ??= await clientAs(app, 'admin');
    const { path = samplePath(endpoint, foreignId), body, options } = attempt;
    const reply = await admin.request(endpoint.method.toUpperCase(), path, body, options);
    if (reply.status === 401) {
      const isStillIn = (await admin.get('/api/auth/current-user')).status === 200;
      if (isStillIn) return reply;
      admin = undefined;
      return send(endpoint, attempt);
    }
    if (reply.status === 429) {
      await app.knex('rate_limits').delete();
      return send(endpoint, attempt);
    }
    return reply;
  }

  function report(reply: TestReply, input: unknown): string {
    const requestId = reply.headers.get('X-Request-Id');
    const logged = app.logLines.filter((line) => line['requestId'] === requestId && line['err']);
    return `${JSON.stringify(input).slice(0, 100)} → ${reply.status} ${reply.text.slice(0, 300)} ${JSON.stringify(logged)}`;
  }

  const isRefusal = ({ status, body }: TestReply) =>
    status >= 400 && status < 500 && errorBody.strict().safeParse(body).success;

  return {
    send,
    unlessRefused: (reply, input) => (isRefusal(reply) ? [] : [report(reply, input)]),
    unlessAnswered: (reply, input) => (reply.status === 500 ? [report(reply, input)] : []),
  };
}
