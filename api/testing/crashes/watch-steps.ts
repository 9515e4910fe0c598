import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import type { Knex } from 'knex';
import type { Point, Scenario, Step } from './errand.ts';

/** Counts the steps of one run, and stops it for good at its point. */
export class Watch {
  readonly steps: Step[] = [];
  /** Resolves when the run has come to its point. */
  readonly arrived: Promise<void>;
  isOn = false;
  readonly #point: Point | null;
  readonly #letsGo: boolean;
  readonly #counts = new Map<string, number>();
  #arrive: () => void = () => {};

  constructor({ point, letsGo = false }: Pick<Scenario, 'point' | 'letsGo'>) {
    this.#point = point;
    this.#letsGo = letsGo;
    this.arrived = new Promise((resolve) => (this.#arrive = resolve));
  }

  /**
   * Does a step, unless the run ends before or after it: then nothing of the run goes on.
   * @param how.isDone whether it did anything: a claim that found nothing is no step
   * @param how.takeBack what the server does when the process is gone
   */
  async pass<T>(
    label: string,
    work: () => Promise<T>,
    { isDone = () => true, takeBack }: { isDone?: () => boolean; takeBack?: () => Promise<unknown> } = {},
  ): Promise<T> {
    if (!this.isOn) return work();
    const nth = (this.#counts.get(label) ?? 0) + 1;
    this.#counts.set(label, nth);
    const isHere = this.#point?.label === label && this.#point.nth === nth;
    if (isHere && this.#point?.when === 'before') {
      if (this.#letsGo) await takeBack?.();
      return this.#stay();
    }
    const result = await work();
    if (isDone()) this.steps.push({ label, nth });
    return isHere ? this.#stay() : result;
  }

  #stay(): Promise<never> {
    this.#arrive();
    return new Promise<never>(() => {});
  }
}

const current = new AsyncLocalStorage<Watch>();

export const watched = <T>(watch: Watch, work: () => Promise<T>): Promise<T> => current.run(watch, work);

const ports = new Map<number, Watch>();
/** What a server on this port does belongs to this run. */
export const watchPort = (port: number, watch: Watch): void => void ports.set(port, watch);

interface Statement {
  sql: string;
  response?: { rowCount?: number | null };
}
interface Dialect {
  _query(connection: object, statement: Statement): Promise<unknown>;
}

const written =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into)\s+"?([a-z_]+)"?(?:\."?([a-z_]+)"?)?/giu;
const notTables = new Set(['set', 'skip', 'nowait', 'of', 'on']);

/** Tables that a statement writes, as far as its words tell. */
function tablesOf(sql: string): string[] {
  return [...sql.matchAll(written)]
    .map(([, first = '', second]) => (second ?? first).toLowerCase())
    .filter((name) => !notTables.has(name));
}

/**
 * Watches every commit and every call to the payment service in this process: those of transactions, those of single
 * statements, which commit by themselves, and requests to the service's address.
 */
export function watchProcess(knex: Knex, serviceOrigin: string): void {
  const dialect = Object.getPrototypeOf(knex.client) as Dialect;
  const run = dialect._query;
  const open = new WeakMap<object, Set<string>>();
  dialect._query = function query(connection, statement) {
    const watch = current.getStore();
    const send = () => run.call(this, connection, statement);
    if (!watch) return send();
    const { sql } = statement;
    if (/^\s*begin\b/iu.test(sql)) open.set(connection, new Set());
    const tables = open.get(connection);
    if (/^\s*(?:commit|rollback;?$)/iu.test(sql)) {
      open.delete(connection);
      const wrote = [...(tables ?? [])].toSorted();
      if (!/^\s*commit/iu.test(sql) || wrote.length === 0) return send();
      const takeBack = () => run.call(this, connection, { sql: 'ROLLBACK;' });
      return watch.pass(`commit ${wrote.join(', ')}`, send, { takeBack });
    }
    const touched = tablesOf(sql);
    if (tables) {
      const result = send();
      return result.then((done) => {
        if (statement.response?.rowCount !== 0) for (const table of touched) tables.add(table);
        return done;
      });
    }
    if (touched.length === 0) return send();
    const isDone = () => statement.response?.rowCount !== 0;
    return watch.pass(`write ${[...new Set(touched)].toSorted().join(', ')}`, send, { isDone });
  };

  const plain = globalThis.fetch;
  globalThis.fetch = (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const watch = current.getStore();
    if (!watch || url.origin !== serviceOrigin) return plain(input, init);
    const path = url.pathname.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[a-z]+_\d+/gu, ':id');
    // The answer as a whole: what is lost of it in the middle is lost.
    return watch.pass(`call ${init?.method ?? 'GET'} ${path}`, async () => {
      const answer = await plain(input, init);
      return new Response(await answer.arrayBuffer(), answer);
    });
  };

  // A request is another chain of callbacks than the browser's that sent it: the port tells whose it is.
  const emit = Server.prototype.emit as (name: string, ...given: unknown[]) => boolean;
  Server.prototype.emit = function emitWatched(this: Server, name: string, ...given: unknown[]) {
    const [request] = given as [{ socket?: { localPort?: number } }];
    const watch = name === 'request' ? ports.get(request.socket?.localPort ?? 0) : undefined;
    return watch
      ? current.run(watch, () => emit.call(this, name, ...given))
      : emit.call(this, name, ...given);
  } as never;
}
