import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../adapters/payments/payment-port.ts';
import { openDatabase } from '../../adapters/database.ts';
import type { ScheduledTask } from '../../adapters/jobs.ts';
import { tasks as nfcTasks } from '../../domains/nfc/tasks.ts';
import { tasks as paymentTasks } from '../../domains/payments/tasks.ts';
import { tasks as planTasks } from '../../domains/subscriptions/tasks.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createNfcProduct } from '../factories/nfc-product.ts';
import { createProduct } from '../factories/product.ts';
import { createUser } from '../factories/user.ts';
import { providerSecret } from '../payment-providers/dialect.ts';
import type { Errand, Scenario, Shop, Told } from './errand.ts';
import type { OutsideService } from './outside-service.ts';
import { startPayPlusService } from './payplus-service.ts';
import { openPerson, pagesAt, type Person } from './person.ts';
import { startStripeService } from './stripe-service.ts';

const script = fileURLToPath(new URL('mortal-process.ts', import.meta.url));
const minute = 60_000;
/** Noon of a working day, so that no renewal waits for its hour. */
export const start = new Date('2027-03-02T10:00:00Z').getTime();
export const at = (minutes: number): Date => new Date(start + minutes * minute);

/** Drawing documents moves no money, and takes longer than all else. */
const drawing = ['make-receipt-documents', 'retry-receipt-documents'];
const nightly = ['reconcile-statement'];
const everyMinute = [...paymentTasks, ...nfcTasks, ...planTasks].filter(
  ({ name }) => !drawing.includes(name) && !nightly.includes(name),
);

/** A database with a shop, and a payment service outside of the processes that die. */
export class CrashWorld {
  readonly provider: PaymentProvider['id'];
  readonly service: OutsideService;
  /** Of the scenarios so far. */
  lastId = 0;
  readonly #database: TestDatabase;
  readonly #outside: TestDatabase | null;
  readonly #shop: Shop;

  private constructor(
    service: OutsideService,
    { database, outside, shop }: { database: TestDatabase; outside: TestDatabase | null; shop: Shop },
  ) {
    this.provider = service.provider;
    this.service = service;
    this.#database = database;
    this.#outside = outside;
    this.#shop = shop;
  }

  static async open(provider: PaymentProvider['id']): Promise<CrashWorld> {
    const database = await createTestDatabase();
    const { knex } = database;
    // The sandbox's books are in the application's database, where the rules read them.
    const outside = provider === 'payplus' ? await createTestDatabase() : null;
    // What it moves, it moves shortly before the runs' moment; the statement goes up to that.
    const opened = Date.now();
    const clock = { now: () => new Date(start - 86_400_000 + Date.now() - opened) };
    const common = { secret: providerSecret, clock };
    const service =
      provider === 'stripe'
        ? await startStripeService({ webhookSecret: providerSecret, clock })
        : await startPayPlusService({
            ...common,
            provider,
            knex: outside?.knex ?? knex,
            publicUrl: pagesAt[provider],
          });
    // How old a standing order is counts, too.
    const shift = `interval '${start - opened} milliseconds'`;
    await knex.raw(
      `alter table recurring_payments alter column created_at set default clock_timestamp() + ${shift}`,
    );
    await createUser(knex, { userRole: 'admin' });
    const plan = await createProduct(knex);
    const dearer = await createProduct(knex, { monthlyPrice: 12_000, yearlyPrice: 120_000 });
    const shop = {
      planId: plan.id,
      dearerPlanId: dearer.id,
      nfcProductId: (await createNfcProduct(knex)).id,
    };
    return new CrashWorld(service, { database, outside, shop });
  }

  get knex(): Knex {
    return this.#database.knex;
  }

  get #errand(): Omit<Errand, 'scenarios'> {
    const { provider, baseUrl, doorUrl } = this.service;
    return {
      databaseUrl: this.#database.url,
      provider,
      baseUrl,
      doorUrl,
      secret: providerSecret,
      shop: this.#shop,
      start,
    };
  }

  /**
   * Runs these in a process of their own, which dies when each has come to its point.
   * @throws {Error} with what the process said, when it ended otherwise
   */
  async spawn(scenarios: Scenario[]): Promise<Told[]> {
    const errand: Errand = { ...this.#errand, scenarios };
    const child = spawn(process.execPath, [script, JSON.stringify(errand)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let wrong = '';
    child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (wrong += chunk.toString()));
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    const dies = scenarios.some(({ point }) => point !== null);
    if (dies ? signal !== 'SIGKILL' : code !== 0)
      throw new Error(`${scenarios.map(({ run }) => run).join(', ')} ended with ${signal ?? code}: ${wrong}`);
    return said
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Told);
  }

  /** The person of a scenario, who comes back to an application that was started anew. */
  personOf(id: number, time: Date): Promise<Person> {
    return openPerson(this.#errand, { knex: openDatabase(this.#database.url, 6), id, time });
  }

  /** The worker at this many minutes after the crash; nightly work, too, where asked. */
  async sweep(worker: Person, minutes: readonly number[], { isNight = false } = {}): Promise<void> {
    const run = async (task: ScheduledTask) => void (await task.run(worker.deps));
    for (const count of minutes) {
      worker.setTime(at(count));
      for (const task of everyMinute) await run(task);
    }
    if (!isNight) return;
    for (const task of paymentTasks.filter(({ name }) => nightly.includes(name))) await run(task);
    // What the statement showed is settled by whoever works next.
    for (const task of everyMinute) await run(task);
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.#outside?.destroy();
    await this.#database.destroy();
  }
}
