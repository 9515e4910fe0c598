import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { recordEventEndpoint } from '../../../contract/statistics/card-events.endpoint.ts';
import { recordEventSchemas } from '../../../contract/statistics/card-events.schema.ts';
import { clientAddressOf } from '../../../http/client-address.ts';
import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { App, RequestContext } from '../../../http/context.ts';
import { noteReadAhead } from '../../../http/read-ahead.ts';
import { logManyRequests } from '../../../http/request-log.ts';
import { fixedSecurityHeaders } from '../../../http/security-headers.ts';
import { requestIdOf } from '../../../http/start-request.ts';
import { eventAhead, storeOnce } from './record-event.ts';

/** With anything else in it a body is looked at closely, by the whole way. */
const onlyEvent = recordEventSchemas.body.strict();
type EventBody = ReturnType<typeof onlyEvent.parse>;
/** Bodies as they were read: nearly all are a view or a click, from one of a few sites. */
const knownBodies = new LRUCache<string, EventBody>({ max: 2_000 });
/** Longer ones name a page of their own. */
const longestKnown = 200;
const eventAddress = /^\/api\/cards\/([1-9]\d{0,14})\/events$/;
const type = /^(?:text\/plain|application\/json)(?:;\s*charset=utf-8)?$/i;
/** Cookies by which somebody may be signed in, and all by the names from before the prefix. */
const personalCookie = /(?:^|;\s*)(?:bikur\.|__Host-bikur\.(?:sid|viewing)=)/;
/** A session or token, an encoding to take off, or a body that comes in its own time. */
const unusualHeaders = [
  'authorization',
  'content-encoding',
  'transfer-encoding',
  'x-demo-user',
  'x-demo-user-id',
];

/**
 * Answers the plain event of a guest, as a card's page sends it, before the application: all of it here, well formed,
 * from our own page. It is stored as always, has its line in the log, its id, its headers and its measure; whatever is
 * unusual or refused goes the whole way (docs/operations/load.md).
 * @param whole the application
 */
export function answerEventsAhead(app: App, whole: RequestListener): RequestListener {
  const { deps, metrics, overload, lifecycle } = app.context as unknown as RequestContext;
  const { env, log, knex, clock } = deps;
  const ownOrigin = new URL(env.PUBLIC_URL).origin;
  const headers = Object.entries({
    ...fixedSecurityHeaders(env),
    'Content-Security-Policy': dataPolicy,
  }).flat();
  const duration = metrics.httpDuration.labels({
    method: 'POST',
    route: recordEventEndpoint.path,
    status: '204',
  });
  const tell = logManyRequests(log);

  function isPlain({ headers: sent }: IncomingMessage): boolean {
    const { cookie, origin, host, 'sec-fetch-site': site, 'content-length': length } = sent;
    if (lifecycle.draining || !(Number(length) <= recordEventSchemas.bodyLimit)) return false;
    if (unusualHeaders.some((name) => sent[name] !== undefined)) return false;
    if (!type.test(sent['content-type'] ?? '') || personalCookie.test(cookie ?? '')) return false;
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    return (
      origin === undefined ||
      origin === ownOrigin ||
      origin === `https://${host}` ||
      origin === `http://${host}`
    );
  }

  /** Null for what isn't plainly an event, or may not be stored: the whole way says why. */
  function readEvent(bytes: Buffer, id: string, req: IncomingMessage) {
    try {
      const body = readBody(bytes.toString());
      const address = clientAddressOf(req, env.TRUSTED_PROXY_HOPS);
      const event = eventAhead(knex, clock.now(), { ...body, profileId: Number(id), req, address });
      return event && { body, event };
    } catch {
      return null;
    }
  }

  function answer(req: IncomingMessage, res: ServerResponse, started: number): void {
    const requestId = requestIdOf(req);
    const own = ['X-Request-Id', requestId, ...(lifecycle.draining ? ['Connection', 'close'] : [])];
    res.writeHead(204, [...own, ...headers]);
    res.end();
    const milliseconds = performance.now() - started;
    duration.observe(milliseconds / 1_000);
    tell({ requestId, method: 'POST', path: req.url ?? '', status: 204, milliseconds });
  }

  return (req, res) => {
    const [, id] = (req.method === 'POST' && eventAddress.exec(req.url ?? '')) || [];
    if (!id || !isPlain(req)) return whole(req, res);
    const started = performance.now();
    const leave = overload.takeAtOnce('event');
    if (!leave) return whole(req, res);
    const handOver = () => {
      leave();
      whole(req, res);
    };
    const take = () => {
      const bytes = req.read() as Buffer | null;
      const read = bytes?.length === Number(req.headers['content-length']) ? readEvent(bytes, id, req) : null;
      if (!read) {
        if (bytes) req.unshift(bytes);
        return handOver();
      }
      const outcome = storeOnce(knex, read.event);
      const refuse = () => {
        noteReadAhead(req, { body: read.body, outcome });
        handOver();
      };
      outcome.then((isStored) => {
        if (!isStored) return refuse();
        leave();
        answer(req, res, started);
      }, refuse);
    };
    // A small body comes with its headers, and is read right after them.
    process.nextTick(take);
    return undefined;
  };
}

/** @throws for what isn't plainly an event */
function readBody(text: string): EventBody {
  let body = knownBodies.get(text);
  if (!body) {
    body = onlyEvent.parse(JSON.parse(text));
    if (text.length <= longestKnown) knownBodies.set(text, body);
  }
  return body;
}
