import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';

export interface ChangeFeed {
  /** True while no message can be missed. */
  readonly isConnected: boolean;
  /** True once the database was found away or silent, until it is reached again; not after a break alone. */
  readonly isAway: boolean;
  /**
   * Waits until every message that was committed before this call has been received.
   * @returns false when that can't be known, because the connection is gone or silent
   */
  settle(): Promise<boolean>;
  close(): Promise<void>;
}

interface ChangeFeedListener {
  onMessage(payload: string): void;
  /** The connection is up: from now on no message is missed. */
  onConnect(): void;
  /** The connection broke: messages may have been missed. */
  onBreak(): void;
}

const firstPause = 250;
/** The database is found again within so many milliseconds, and a connection's own time. */
const maxPause = 2_000;
/** How long the database may take to repeat our own message, and the interval of the heartbeat, in milliseconds. */
const patience = 2_000;
const heartbeat = 15_000;

/**
 * Receives PostgreSQL's NOTIFY messages of one channel on a connection of its own, beside the pool, and connects
 * again when it breaks. A heartbeat detects a silent connection.
 * @param channel a plain name, written into the statement as it is
 */
export function openChangeFeed(knex: Knex, channel: string, listener: ChangeFeedListener): ChangeFeed {
  let client: pg.Client | null = null;
  let asked: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | null = null;
  let heard: { token: string; resolve(isHeard: boolean): void } | null = null;
  let isConnected = false;
  let isAway = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const { connectionSettings } = knex.client as {
      connectionSettings: pg.ClientConfig & { directUrl?: string };
    };
    const { directUrl } = connectionSettings;
    const own = new pg.Client({
      ...connectionSettings,
      ...(directUrl && { connectionString: directUrl }),
      application_name: `bikur ${channel}`,
      keepAlive: true,
      query_timeout: patience,
    });
    client = own;
    own.on('error', () => lose(own));
    own.on('end', () => lose(own));
    own.on('notification', ({ payload = '' }) => {
      if (payload === heard?.token) heard.resolve(true);
      else if (!payload.startsWith('#')) listener.onMessage(payload);
    });
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
    } catch {
      isAway = true;
      return lose(own);
    }
    if (client !== own) return void own.end().catch(() => {});
    isConnected = true;
    isAway = false;
    pause = firstPause;
    listener.onConnect();
    timer = setInterval(() => void settle(), heartbeat).unref();
  }

  function lose(own: pg.Client): void {
    if (client !== own) return;
    client = null;
    // Callers who wait on a dead connection don't delay those on the next one.
    heard?.resolve(false);
    clearInterval(timer);
    const wasConnected = isConnected;
    if (isConnected) {
      isConnected = false;
      listener.onBreak();
    }
    own.end().catch(() => {});
    // After a break at once: that tells whether the database is away, or the connection alone was lost.
    timer = setTimeout(() => void connect(), wasConnected ? 0 : pause).unref();
    if (wasConnected) return;
    pause = Math.min(pause * 2, maxPause);
  }

  /** One question answers all who asked before it was sent: a burst of writers and readers waits for two at most. */
  function settle(): Promise<boolean> {
    next ??= asked.then(() => {
      next = null;
      return (asked = ask());
    });
    return next;
  }

  async function ask(): Promise<boolean> {
    const own = client;
    if (!own || !isConnected) return false;
    // Messages arrive in the order of the commits, so ours comes after all earlier ones.
    const token = `#${randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    heard = { token, resolve };
    let isSilent = false;
    const overdue = setTimeout(() => resolve(!(isSilent = true)), patience).unref();
    own.query('select pg_notify($1, $2)', [channel, token]).catch(() => resolve(false));
    const isHeard = await promise;
    clearTimeout(overdue);
    heard = null;
    if (isSilent && client === own) isAway = true;
    if (!isHeard) lose(own);
    return isHeard;
  }

  void connect();
  return {
    get isConnected() {
      return isConnected;
    },
    get isAway() {
      return isAway;
    },
    settle,
    async close() {
      clearInterval(timer);
      clearTimeout(timer);
      const own = client;
      client = null;
      isConnected = false;
      await own?.end().catch(() => {});
    },
  };
}
