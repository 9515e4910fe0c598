import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';

export interface ChangeFeed {
  /** True while no message can be missed. */
  readonly isConnected: boolean;
  /**
   * Waits until everything that was committed before this call has been heard.
   * @returns false when that can't be known, because the connection is gone or silent
   */
  settle(): Promise<boolean>;
  close(): Promise<void>;
}

interface ChangeFeedListener {
  onMessage(payload: string): void;
  /** The connection is up: from now on every message is heard. */
  onConnect(): void;
  /** The connection broke: messages may have been missed. */
  onBreak(): void;
}

const firstPause = 250;
const maxPause = 10_000;
/** How long the database may take to repeat our own message, and how often it is asked whether it is there. */
const patience = 2_000;
const heartbeat = 15_000;

/**
 * Hears PostgreSQL's NOTIFY messages of one channel on a connection of its own, beside the pool, and connects
 * again when it breaks. A connection that went silent is found out by a heartbeat.
 * @param channel a plain name, written into the statement as it is
 */
export function openChangeFeed(knex: Knex, channel: string, listener: ChangeFeedListener): ChangeFeed {
  let client: pg.Client | null = null;
  let asked: Promise<unknown> = Promise.resolve();
  let isConnected = false;
  let isClosed = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Map<string, () => void>();

  async function connect(): Promise<void> {
    const { connectionSettings } = knex.client as { connectionSettings: pg.ClientConfig };
    const own = new pg.Client({
      ...connectionSettings,
      application_name: `bikur ${channel}`,
      keepAlive: true,
    });
    client = own;
    own.on('error', () => lose(own));
    own.on('end', () => lose(own));
    own.on('notification', ({ payload = '' }) => {
      const heard = waiting.get(payload);
      if (heard) heard();
      else if (!payload.startsWith('#')) listener.onMessage(payload);
    });
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
    } catch {
      return lose(own);
    }
    if (isClosed || client !== own) return void own.end().catch(() => {});
    isConnected = true;
    pause = firstPause;
    listener.onConnect();
    timer = setInterval(() => void settle(), heartbeat).unref();
  }

  function lose(own: pg.Client): void {
    if (client !== own) return;
    client = null;
    // What a dead connection leaves open keeps nobody on the next one waiting.
    asked = Promise.resolve();
    clearInterval(timer);
    if (isConnected) {
      isConnected = false;
      listener.onBreak();
    }
    own.end().catch(() => {});
    if (isClosed) return;
    timer = setTimeout(() => void connect(), pause).unref();
    pause = Math.min(pause * 2, maxPause);
  }

  async function settle(): Promise<boolean> {
    const own = client;
    if (!own || !isConnected) return false;
    // Messages arrive in the order of the commits, so ours comes after all that were there before.
    const token = `#${randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.set(token, () => resolve(true));
    const overdue = setTimeout(() => resolve(false), patience).unref();
    // One question at a time on the one connection.
    asked = asked
      .then(() => own.query('select pg_notify($1, $2)', [channel, token]))
      .catch(() => resolve(false));
    const isHeard = await promise;
    clearTimeout(overdue);
    waiting.delete(token);
    if (!isHeard) lose(own);
    return isHeard;
  }

  void connect();
  return {
    get isConnected() {
      return isConnected;
    },
    settle,
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(timer);
      const own = client;
      client = null;
      isConnected = false;
      await own?.end().catch(() => {});
    },
  };
}
