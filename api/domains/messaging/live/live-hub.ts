import { openChangeFeed } from '../../../adapters/change-feed.ts';
import { maxStreamsOfOneSignIn } from '../../../contract/messaging/live.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext, Actor, Credential } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { openLiveStream, type LiveStream } from './live-stream.ts';
import { livingSignIns, signInOf } from './living-sign-ins.ts';
import { readLiveNotice, type LiveNotice } from './read-live-notice.ts';
import { concerns, notifyReaders, notifyResync } from './notify-readers.ts';

/** Per user, over all their sign-ins; strangers share the demo account. */
const maxStreamsOfOnePerson = 200;
/** Max notices in the queue; beyond it they are dropped and every stream is told to resync. */
const maxWaiting = 2_000;
/** Milliseconds between two looks for sign-ins that have run out. */
const expiryStep = 1_000;

interface LiveHub {
  /**
   * Opens a stream for a signed-in user.
   * @throws {AppError} `too_many_requests` over the limit, `service_unavailable` when the server is shutting down
   */
  open(actor: Actor, credential: Credential): LiveStream;
}

const hubs = new WeakMap<object, LiveHub>();

/** The hub of this request's application, opened with the first stream. */
export function liveHubOf(ctx: AppContext): LiveHub {
  const { deps } = ctx;
  let hub = hubs.get(deps);
  if (!hub) {
    hub = openHub(ctx);
    hubs.set(deps, hub);
  }
  return hub;
}

/**
 * Opens the hub: notices come from the database, one after the other, in the order of the commits; after a break of
 * that connection every stream gets `resync` (docs/decisions/live-stream.md).
 */
function openHub({ deps, lifecycle, metrics }: AppContext): LiveHub {
  const { knex, clock, env, log, hooks } = deps;
  const streams = new Set<LiveStream>();
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  /** Runs one after the other, so that events arrive in the order of the commits. */
  function enqueue(work: () => Promise<void>): void {
    waiting += 1;
    last = last
      .then(work)
      .catch((error: unknown) => {
        // A stream that missed an event resyncs when it connects again.
        log.warn({ err: describeError(error) }, 'a live event could not be told');
        for (const stream of streams) stream.end();
      })
      .finally(() => {
        waiting -= 1;
      });
  }

  function hear(payload: string): void {
    const notice = readLiveNotice(payload);
    if (!notice || streams.size === 0) return;
    if (notice.kind === 'sign-out' || notice.kind === 'role') return endSignIns(notice);
    if (![...streams].some((stream) => concerns(stream, notice))) return;
    if (waiting >= maxWaiting) {
      for (const stream of streams) stream.end();
      return;
    }
    // Streams are chosen when the notice is sent: one that was opened meanwhile has loaded everything.
    enqueue(async () => {
      const readers = await stillSignedIn([...streams].filter((stream) => concerns(stream, notice)));
      if (readers.length > 0) await notifyReaders(knex, hooks.messaging, notice, readers, env.COMPANY_NAME);
    });
  }

  function endSignIns(notice: Extract<LiveNotice, { kind: 'sign-out' } | { kind: 'role' }>): void {
    for (const stream of streams) {
      const isOver =
        notice.kind === 'role'
          ? stream.reader.id === notice.userId
          : signInOf(stream.credential) === notice.credential;
      if (isOver) stream.end();
    }
  }

  /** Ends streams whose sign-in has ended, and remembers until when the others are valid. */
  async function stillSignedIn(asked: readonly LiveStream[]): Promise<LiveStream[]> {
    const living = await livingSignIns(knex, asked, clock.now());
    for (const stream of asked) if (!living.has(stream)) stream.end();
    for (const [stream, expires] of living) expiries.set(stream, expires);
    return [...living.keys()];
  }

  const admit = async (asked: readonly LiveStream[]) => notifyResync(knex, await stillSignedIn(asked));

  const expiries = new WeakMap<LiveStream, Date>();
  const watch = setInterval(() => {
    const now = clock.now();
    const due = [...streams].filter((stream) => (expiries.get(stream) ?? now) < now);
    // Looked at again, since idleness of staff begins anew with each request.
    if (due.length > 0) enqueue(() => stillSignedIn(due).then(() => {}));
  }, expiryStep).unref();

  const feed = openChangeFeed(knex, 'live_events', {
    onMessage: hear,
    onConnect: () => enqueue(() => admit([...streams])),
    onBreak() {},
  });
  lifecycle.onDrain(() => {
    clearInterval(watch);
    for (const stream of streams) stream.end();
    void feed.close();
  });

  return {
    open(actor, credential) {
      if (lifecycle.draining) throw new AppError('service_unavailable', { retryAfterSeconds: 3 });
      const reader = { id: actor.id, role: actor.role };
      const ofPerson = [...streams].filter((stream) => stream.reader.id === reader.id);
      const ofSignIn = ofPerson.filter((stream) => signInOf(stream.credential) === signInOf(credential));
      if (ofSignIn.length >= maxStreamsOfOneSignIn || ofPerson.length >= maxStreamsOfOnePerson)
        throw new AppError('too_many_requests', { retryAfterSeconds: 30 });
      const stream = openLiveStream(reader, credential, () => {
        if (streams.delete(stream)) metrics.liveStreams.dec();
      });
      streams.add(stream);
      metrics.liveStreams.inc();
      // Registered first: later notices are received, earlier changes are loaded.
      if (feed.isConnected) enqueue(() => admit([stream]));
      return stream;
    },
  };
}
