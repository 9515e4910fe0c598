import fc, { type Arbitrary } from 'fast-check';
import type { MountedEndpoint } from '../../http/mounted-endpoint.ts';
import { errorBody } from '../../contract/base/error-codes.schema.ts';
import { endpoints } from '../bad-input.ts';
import type { TestReply } from '../client.ts';
import { actors, type Actor, type FuzzWorld } from './fuzz-world.ts';
import { requestsTo, type FuzzRequest } from './random-request.ts';

/** Milliseconds after which an answer counts as one that never comes. */
const longest = 60_000;
/** pino's number for what the alarm hears of. */
const errorLevel = 50;
/** Lines of the log that requests under way may still belong to. */
const keptLines = 200;
const trace = /\bat .{0,200}\.[cm]?[jt]s:\d+|node_modules|\bselect .{0,200} from "/u;

export interface FuzzFinding {
  /** Repeats it: `--seed` and `--from` of the command. */
  number: number;
  actor: Actor;
  request: string;
  what: string;
}

export interface FuzzReport {
  requests: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
  findings: FuzzFinding[];
}

interface FuzzOptions {
  seed: number;
  /** Number of the first request; later ones find what former ones left. */
  from?: number;
  /** Requests at once. With one, the same seed sends the same. */
  lanes?: number;
  /** Whether another request is to follow. */
  goesOn: (done: number) => boolean;
  tell?: (finding: FuzzFinding) => void;
}

/**
 * Sends random requests to all operations as everybody in turn (docs/security.md, "Fuzz"). No answer may be a fault of
 * ours, come never, show how the house is built, or be for somebody else. Limits are lifted as they come.
 */
export async function fuzz(
  world: FuzzWorld,
  { seed, from = 0, lanes = 1, goesOn, tell }: FuzzOptions,
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, findings: [] };
  const arbitraries = new Map(endpoints.map((endpoint) => [endpoint, requestsTo(endpoint, world.known)]));
  const round = roundsOf(seed);
  let next = from;
  const lane = async () => {
    while (goesOn(report.requests)) {
      const number = (next += 1) - 1;
      const endpoint = round(number);
      const actor = one(fc.constantFrom(...actors), seed * 1_000_003 + number);
      const arbitrary = arbitraries.get(endpoint);
      if (!arbitrary) continue;
      const request = one(arbitrary, seed * 999_983 + number);
      report.requests += 1;
      const { reply, faults } = await send(world, actor, endpoint, request);
      const status = String(reply?.status ?? 'none');
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      for (const what of faults) {
        const finding = { number, actor, request: wordsOf(request), what };
        report.findings.push(finding);
        tell?.(finding);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return report;
}

/** How many requests go to every operation once. */
export const oneRound = endpoints.length;

/** Whom a request goes to, by its number: all operations in some order, then all of them in another. */
function roundsOf(seed: number): (number: number) => MountedEndpoint {
  const orders = new Map<number, readonly MountedEndpoint[]>();
  const inAnyOrder = fc.shuffledSubarray([...endpoints], { minLength: oneRound });
  return (number) => {
    const round = Math.floor(number / oneRound);
    const order = orders.get(round) ?? one(inAnyOrder, seed * 7_919 + round);
    orders.set(round, order);
    return order[number % oneRound] as MountedEndpoint;
  };
}

function one<T>(arbitrary: Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1 });
  return value as T;
}

async function send(
  world: FuzzWorld,
  actor: Actor,
  endpoint: MountedEndpoint,
  request: FuzzRequest,
): Promise<{ reply: TestReply | null; faults: string[] }> {
  const { app } = world;
  await app.knex('rate_limits').delete();
  const client = await world.clientOf(actor);
  let reply: TestReply;
  try {
    const { method, path, body, options } = request;
    reply = await client.request(method, path, body, { ...options, signal: AbortSignal.timeout(longest) });
  } catch (error) {
    return { reply: null, faults: [`no answer: ${String(error)}`] };
  }
  // Signing out, closing the account and the like are requests as others.
  if (reply.status === 401 || endpoint.path.includes('/auth/')) world.forget(actor);
  const requestId = reply.headers.get('X-Request-Id');
  const errors = app.logLines.filter(
    (line) => line['requestId'] === requestId && Number(line['level']) >= errorLevel,
  );
  // Those of an hour would fill the memory.
  app.logLines.splice(0, Math.max(0, app.logLines.length - keptLines));
  return { reply, faults: faultsOf(actor, endpoint, reply, errors) };
}

function faultsOf(
  actor: Actor,
  { access }: MountedEndpoint,
  { status, text, body, headers }: TestReply,
  errors: readonly object[],
): string[] {
  const faults: string[] = [];
  // Staff read what our own errors left in the log.
  const isStaff = actor === 'moderator' || actor === 'admin';
  const isRefusal = errorBody.strict().safeParse(body).success;
  // Nothing is set up for it, or too much is under way: said, and no fault behind it.
  if (status === 503 && isRefusal && errors.every(isAnswered)) return faults;
  // Node itself refuses an address that is too long, before anybody reads it.
  if (status === 431) return faults;
  if (status >= 500) faults.push(`${status} ${text.slice(0, 300)} ${JSON.stringify(errors).slice(0, 1_500)}`);
  if (status >= 400 && !isRefusal && !headers.get('Content-Type')?.includes('html'))
    faults.push(`${status} in another shape: ${text.slice(0, 200)}`);
  if (status < 400) {
    if (access !== 'public' && actor === 'guest') faults.push(`${status} for a guest`);
    if (access !== 'public' && access !== 'signed-in' && !isStaff && actor !== 'guest')
      faults.push(`${status} for an owner`);
  }
  if (!isStaff && trace.test(text)) faults.push(`shows a trace: ${trace.exec(text)?.[0]}`);
  return faults;
}

/** The line of a refusal that we meant, or of the answer itself. */
const isAnswered = (line: object): boolean =>
  ((line as { err?: { type?: unknown } }).err?.type ?? 'AppError') === 'AppError';

const wordsOf = ({ method, path, body, options }: FuzzRequest): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify({ body, ...options }).slice(0, 300)}`;
