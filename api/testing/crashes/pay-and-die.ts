import { flushCompileCache } from 'node:module';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { openDatabase } from '../../adapters/database.ts';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';
import { SandboxProvider } from '../../adapters/payments/sandbox-provider.ts';
import { readEnvironment } from '../../env.ts';
import { sendCharge, sendRefund } from '../../domains/payments/attempts/send-attempt.ts';
import { recordCalls } from '../../domains/payments/callbacks/record-calls.ts';
import { hooks } from '../../domains.ts';
import type { AppDeps } from '../../deps.ts';
import type { CrashPoint, Errand } from './crash-points.ts';

/**
 * A process of its own that runs some payments and kills itself when all are at a named point, as a power cut would: no
 * handler runs, no connection is closed. What it runs is the product; where it dies is told by wraps around its
 * provider and pool.
 */
// Whoever is killed leaves nothing by itself: the next of these processes reads what this one compiled.
flushCompileCache();

const errand = JSON.parse(process.argv[2] ?? '') as Errand;
let awaited = errand.payments.length;
/** Whoever comes to the point goes no farther. */
const arrive = () => {
  if ((awaited -= 1) === 0) process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => {});
};

const knex = openDatabase(errand.databaseUrl, 4 * errand.payments.length);
const now = new Date(errand.now);
const provider = dyingProvider(
  new SandboxProvider({
    baseUrl: errand.baseUrl,
    secretKey: errand.secret,
    publicUrl: 'http://127.0.0.1',
    record: recordCalls(knex),
    clock: { now: () => now },
  }),
  errand.dieAt,
);
dieInDatabase(knex, errand.dieAt);
const deps: AppDeps = {
  env: readEnvironment({ NODE_ENV: 'test', DATABASE_URL: errand.databaseUrl }),
  knex,
  log: pino({ level: 'silent' }),
  clock: { now: () => now },
  storage: openMediaStorage('/nowhere'),
  hooks,
  payments: provider,
};

const card = { token: errand.token, customerId: null };
await Promise.all(
  errand.payments.map(({ kind, attemptId }) =>
    kind === 'refund' ? sendRefund(deps, provider, attemptId) : sendCharge(deps, provider, attemptId, card),
  ),
);
// Nobody killed it: the test will see that it ended by itself.
await knex.destroy();

function dyingProvider(real: PaymentProvider, point: CrashPoint): PaymentProvider {
  if (point !== 'answered, not applied') return real;
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'chargeToken' && name !== 'refund') return value;
      return async (...input: unknown[]) => {
        await (value as (...all: unknown[]) => Promise<unknown>).apply(target, input);
        return arrive();
      };
    },
  });
}

/** The receipt, or the credit, is the heart of what is applied; every statement passes the dialect's `_query`. */
function dieInDatabase(pool: Knex, point: CrashPoint): void {
  interface Dialect {
    _query(connection: object, statement: { sql: string }): Promise<unknown>;
  }
  const dialect = Object.getPrototypeOf(pool.client) as Dialect;
  const run = dialect._query;
  const wrote = new WeakSet<object>();
  dialect._query = async function query(connection, statement) {
    const result = await run.call(this, connection, statement);
    if (statement.sql.startsWith('insert into "receipts"')) {
      wrote.add(connection);
      if (point === 'applied, not committed') return arrive();
    }
    if (wrote.has(connection) && point === 'committed' && statement.sql === 'COMMIT;') return arrive();
    return result;
  };
}
