import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { openDatabase, openDatabaseForCommand } from '../../adapters/database.ts';
import { openMediaStorage } from '../../adapters/disk-storage.ts';
import type { AppDeps } from '../../deps.ts';
import { hooks } from '../../domains.ts';
import { settleInbox } from '../../domains/payments/callbacks/wake-inbox.ts';
import { openPayments } from '../../domains/payments/open-provider.ts';
import { readEnvironment } from '../../env.ts';
import type { NfcProduct } from '../../models/NfcProduct.ts';
import type { Product } from '../../models/Product.ts';
import type { User } from '../../models/User.ts';
import { createRandom, seedOf, type Random } from '../../scripts/seed/random.ts';
import { startServer } from '../../server.ts';
import { createClient, type TestClient, type TestReply } from '../client.ts';
import { createNfcProduct } from '../factories/nfc-product.ts';
import { createProduct } from '../factories/product.ts';
import { createUser } from '../factories/user.ts';
import { keepSignedIn, signedInClient } from '../sign-in.ts';
import { PostOffice } from './post-office.ts';
import { installClock, turnClock } from './virtual-clock.ts';
import { WorkerCrew } from './worker-crew.ts';

/** Somebody who lives through a history. */
export interface Person {
  /** From 0. */
  number: number;
  user: User;
  client: TestClient;
  isClosed: boolean;
}

/** A difference or a fault, with the person and the place where it is seen. */
export interface HistoryFinding {
  person: string;
  place: string;
  what: string;
}

interface WorldOptions {
  /** Migrated, and nobody else's. */
  databaseUrl: string;
  start: Date;
  seed: number;
  workers: number;
}

/** Milliseconds for one call to the provider, which never answers about some cards. */
const patience = 5_000;
/** No session of a history ends by itself. */
const never = '2100-01-01T00:00:00Z';

/** The whole application with its payment provider, its workers and its callbacks, in a time that a history turns. */
export class HistoryWorld {
  readonly knex: Knex;
  readonly deps: AppDeps;
  readonly url: string;
  readonly crew: WorkerCrew;
  readonly post: PostOffice;
  readonly people = new Map<number, Person>();
  /** What went wrong on the way, whatever the books say. */
  readonly faults: HistoryFinding[] = [];
  plans: Product[] = [];
  printed: NfcProduct[] = [];
  staff: TestClient;
  #time: { now: Date };
  #close: () => Promise<void>;

  private constructor(
    parts: Pick<HistoryWorld, 'knex' | 'deps' | 'url' | 'crew' | 'post'>,
    time: { now: Date },
    close: () => Promise<void>,
  ) {
    this.knex = parts.knex;
    this.deps = parts.deps;
    this.url = parts.url;
    this.crew = parts.crew;
    this.post = parts.post;
    this.staff = createClient(parts.url);
    this.#time = time;
    this.#close = close;
  }

  static async open({ databaseUrl, start, seed, workers }: WorldOptions): Promise<HistoryWorld> {
    const installing = openDatabaseForCommand(databaseUrl, 1);
    await installClock(installing, start);
    await installing.destroy();
    const folder = await mkdtemp(join(tmpdir(), 'bikur-history-'));
    const time = { now: start };
    const knex = openDatabase(databaseUrl, 20);
    const base: AppDeps = {
      env: readEnvironment({
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
      }),
      knex,
      log: pino({ level: 'silent' }),
      clock: { now: () => time.now },
      storage: openMediaStorage(folder),
      hooks,
    };
    const payments = await openPayments(base, patience);
    const deps: AppDeps = { ...base, payments: payments.provider };
    const server = await startServer(deps);
    const post = await PostOffice.open(() => time.now, seedOf(`${seed} post`));
    const crew = await WorkerCrew.open(workers, databaseUrl, folder);
    const world = new HistoryWorld({ knex, deps, url: server.url, crew, post }, time, async () => {
      await crew.close();
      await server.stop(1_000);
      await payments.close();
      await post.close();
      await rm(folder, { recursive: true, force: true });
    });
    await world.#furnish();
    return world;
  }

  /** What is sold, and who serves it. */
  async #furnish(): Promise<void> {
    for (const [monthlyPrice, yearlyPrice] of [
      [1_990, 19_900],
      [4_990, 49_900],
      [12_000, 120_005],
    ] as const)
      this.plans.push(await createProduct(this.knex, { monthlyPrice, yearlyPrice }));
    this.printed = [
      await createNfcProduct(this.knex, { regularPrice: 4_990, additionalCardPrice: 1_205 }),
      await createNfcProduct(this.knex, { regularPrice: 12_000, additionalCardPrice: 8_000 }),
    ];
    const admin = await createUser(this.knex, { userRole: 'admin' });
    this.staff = await this.#signIn(admin);
  }

  get now(): Date {
    return this.#time.now;
  }

  /** Turns every clock but those of workers, which are told the time with each errand. */
  async turn(at: Date): Promise<void> {
    this.#time.now = at;
    await turnClock(this.knex, at);
  }

  /** The person of a number, who signs up when they are first asked for. */
  async person(number: number): Promise<Person> {
    const known = this.people.get(number);
    if (known) return known;
    const language = number % 4 === 3 ? 'en' : 'he';
    const user = await createUser(this.knex, { language });
    const person = { number, user, client: await this.#signIn(user), isClosed: false };
    this.people.set(number, person);
    return person;
  }

  async #signIn(user: User): Promise<TestClient> {
    const client = await signedInClient({ knex: this.knex, client: () => createClient(this.url) }, user);
    await keepSignedIn(this.knex, never, user);
    return client;
  }

  /** A guest's browser, such as one on the provider's page. */
  guest(): TestClient {
    return createClient(this.url);
  }

  /** Notes an answer that no request may get, and hands it on. */
  sure(who: Person | null, place: string, reply: TestReply): TestReply {
    if (reply.status >= 500 || reply.status === 400 || reply.status === 429)
      this.fault(who, place, `answered ${reply.status}: ${reply.text.slice(0, 300)}`);
    return reply;
  }

  fault(who: Person | null, place: string, what: string): void {
    this.faults.push({ person: nameOf(who), place, what: `${this.now.toISOString()} ${what}` });
  }

  /** Waits for the callbacks that this process acts on. */
  settle(): Promise<void> {
    return settleInbox(this.knex);
  }

  /** Hands over the callbacks that are due, and has them acted on. */
  async deliverCallbacks(random: Random = createRandom(this.now.getTime())): Promise<number> {
    const count = await this.post.deliver(`${this.url}/api/payments/callbacks/sandbox`, this.now, random);
    await this.settle();
    return count;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/** How a finding names a person. */
export const nameOf = (who: Person | null): string =>
  who ? `person ${who.number} (user ${who.user.id})` : 'nobody';
