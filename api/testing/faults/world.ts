import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../adapters/postgres-process.ts';
import { sandboxShop } from '../../adapters/payments/sandbox-provider.ts';
import { repository } from '../../lib/repository.ts';
import { productionSettings } from '../../scripts/production-settings.ts';
import { createPackage } from '../factories/package.ts';
import { createProduct } from '../factories/product.ts';
import { createUser } from '../factories/user.ts';
import { createClient, type TestClient } from '../client.ts';
import { startPayPlusService } from '../crashes/payplus-service.ts';
import type { OutsideService } from '../crashes/outside-service.ts';
import { startOidcServer } from '../oidc-server.ts';
import { startS3Server } from '../s3-server.ts';
import { createSession } from '../sign-in.ts';
import { startSmtpServer, type TestSmtpServer } from '../smtp-server.ts';
import { sessionCookie } from '../../http/session.ts';
import { throwawayPlace } from '../throwaway-place.ts';
import { Application } from './application.ts';
import { localCertificate } from './certificate.ts';
import { FaultyDatabase } from './database.ts';
import { Door } from './door.ts';

const secret = 'a secret of the fault runs, which moves no money';

/** Everything that may fail, each thing behind a door, and two processes of the built product. */
export class BreakableWorld {
  /** The folders that may be full are small disks of their own where this process may mount some; null otherwise. */
  readonly small: { database: string; data: string } | null;
  readonly folder: string;
  readonly database: FaultyDatabase;
  /** On which people still are. */
  readonly stages = new Set<{ end(): Promise<void> }>();
  readonly applications: Application[] = [];
  readonly doors!: Record<'database' | 'mail' | 'payments' | 'google' | 'storage', Door>;
  readonly payments!: OutsideService;
  readonly mail!: TestSmtpServer;
  ownerId = 0;
  planId = 0;
  secondPlanId = 0;
  cardId = 0;
  staffId = 0;
  #settings: Record<string, string> = {};
  readonly #sessions = new Map<number, Promise<string>>();
  readonly #closing: (() => Promise<unknown> | void)[] = [];

  private constructor(folder: string, small: BreakableWorld['small']) {
    this.folder = folder;
    this.small = small;
    this.database = new FaultyDatabase(join(small?.database ?? folder, 'postgres'));
  }

  static async open(report: (line: string) => void): Promise<BreakableWorld> {
    const folder = mkdtempSync(join(throwawayPlace(), 'bikur-faults-'));
    const world = new BreakableWorld(folder, mountSmallDisks(folder));
    try {
      await world.#prepare(report);
      return world;
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  async #prepare(report: (line: string) => void): Promise<void> {
    const outsideFolder = join(this.folder, 'outside');
    report('making the databases');
    await FaultyDatabase.prepare(join(this.small?.database ?? this.folder, 'postgres'), outsideFolder);
    const outside = new FaultyDatabase(outsideFolder);
    await outside.start();
    this.#closing.push(() => outside.stop());
    await this.database.start();
    this.#closing.push(() => this.database.stop());

    report('opening what is outside');
    const payments = await startPayPlusService({
      provider: 'payplus',
      knex: outside.knex,
      secret,
      publicUrl: 'https://payments.payplus.co.il',
      clock: { now: () => new Date() },
    });
    const [mail, google, storage] = [await startSmtpServer(), await startOidcServer(), await startS3Server()];
    this.#closing.push(
      () => payments.close(),
      () => mail.close(),
      () => google.close(),
      () => storage.close(),
    );
    const at = (url: string | undefined) => ({ host: '127.0.0.1', port: Number(new URL(url ?? '').port) });
    const identity = localCertificate();
    writeFileSync(join(this.folder, 'authority.pem'), identity.cert);
    const doors = {
      database: await Door.open({ host: '127.0.0.1', port: this.database.port }),
      mail: await Door.open(at(mail.url)),
      payments: await Door.open(at(payments.baseUrl), identity),
      google: await Door.open(at(google.issuer)),
      storage: await Door.open(at(storage.options.endpoint)),
    };
    for (const door of Object.values(doors)) this.#closing.push(() => door.close());
    Object.assign(this, { doors, payments, mail });

    const address = new URL(this.database.url);
    address.port = String(doors.database.port);
    this.#settings = {
      ...productionSettings(address.href, join(this.small?.data ?? this.folder, 'data')),
      PUBLIC_URL: 'http://127.0.0.1',
      TRUSTED_PROXY_HOPS: '1',
      COMPANY_NUMBER: '514000000',
      SMTP_URL: `smtp://127.0.0.1:${doors.mail.port}`,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: `http://127.0.0.1:${doors.google.port}`,
      PAYMENTS_PROVIDER: 'payplus',
      PAYPLUS_BASE_URL: `https://127.0.0.1:${doors.payments.port}${new URL(payments.baseUrl).pathname}`,
      PAYPLUS_API_KEY: sandboxShop.apiKey,
      PAYPLUS_SECRET_KEY: secret,
      PAYPLUS_PAYMENT_PAGE_UID: sandboxShop.paymentPageUid,
      PAYPLUS_TERMINAL_UID: sandboxShop.terminalUid,
      PAYPLUS_CASHIER_UID: sandboxShop.cashierUid,
      NODE_EXTRA_CA_CERTS: join(this.folder, 'authority.pem'),
      LOG_LEVEL: 'info',
    };
    mkdirSync(this.#settings['DATA_DIR'] ?? '', { recursive: true });
    const knex = this.database.knex;
    const owner = await createUser(knex, { email: 'owner@faults.test', username: 'faults owner' });
    this.staffId = (await createUser(knex, { userRole: 'admin', email: 'staff@faults.test' })).id;
    this.ownerId = owner.id;
    this.planId = (await createProduct(knex)).id;
    this.secondPlanId = (await createProduct(knex)).id;
    await createPackage(knex, { userId: owner.id, proCardCount: 20_000, endDate: null });

    report('starting two processes');
    for (const name of ['first', 'second']) this.applications.push(await this.application(name));
    await Promise.all(this.applications.map((one) => one.start()));
    // Of somebody who changes nothing meanwhile: who publishes has each page of theirs made anew.
    const host = await createUser(knex, { email: 'host@faults.test', username: 'faults host' });
    await createPackage(knex, { userId: host.id, endDate: null });
    const made = await this.client(host.id).then((client) =>
      client.post('/api/cards', { businessName: 'כרטיס של כולם', phone: '052-1234567' }),
    );
    if (made.status !== 201) throw new Error(`no card: ${made.status} ${made.text}`);
    this.cardId = Number(made.body.id ?? made.body.card?.id);
  }

  /** One more process of the product, not yet started. */
  async application(
    name: string,
    settings: Record<string, string> = {},
    program: 'application' | 'worker' = 'application',
  ): Promise<Application> {
    const port = String(await freePort());
    return new Application(program, {
      settings: { ...this.#settings, PORT: port, ...settings },
      logFile: join(this.folder, `${name}.log`),
    });
  }

  /** Settings of a process at the bucket behind its door. */
  get storageSettings(): Record<string, string> {
    return {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${this.doors.storage.port}`,
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  get settings(): Readonly<Record<string, string>> {
    return this.#settings;
  }

  get first(): Application {
    return this.applications[0] as Application;
  }

  /** A browser; signed in where a user is named. Each comes from an address of its own. */
  async client(userId?: number, at: { readonly url: string } = this.first): Promise<TestClient> {
    const client = createClient(at.url);
    if (userId === undefined) return client;
    // One sign-in of each: whoever is signed in stays so while the database is away.
    const session = this.#sessions.get(userId) ?? createSession({ knex: this.database.knex }, { id: userId });
    this.#sessions.set(userId, session);
    client.cookies.set(
      sessionCookie,
      await session.catch((error: unknown) => {
        this.#sessions.delete(userId);
        throw error;
      }),
    );
    return client;
  }

  /** Begins PostgreSQL again, and leads the door to it. */
  async startDatabase(): Promise<void> {
    await this.database.start();
    this.doors.database.target = { host: '127.0.0.1', port: this.database.port };
  }

  async close(): Promise<void> {
    for (const application of this.applications) await application.kill().catch(() => undefined);
    this.database.thaw();
    for (const close of this.#closing.toReversed()) await Promise.resolve(close()).catch(() => undefined);
    for (const place of this.small ? Object.values(this.small) : [])
      try {
        execFileSync('umount', ['-l', place]);
      } catch {
        // Was never mounted.
      }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Two disks of their own, in memory; null where this process may not mount any. */
function mountSmallDisks(folder: string): BreakableWorld['small'] {
  const small = { database: join(folder, 'disk-of-database'), data: join(folder, 'disk-of-data') };
  try {
    for (const [place, size] of [
      [small.database, '700m'],
      [small.data, '48m'],
    ] as const) {
      mkdirSync(place);
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', place], {
        stdio: 'ignore',
      });
    }
    return small;
  } catch {
    return null;
  }
}

/** Where the built product lies. */
export const built = join(repository, '.build/server');
