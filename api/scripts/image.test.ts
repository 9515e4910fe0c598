import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtinModules } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../lib/repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { sessionCookie } from '../http/session.ts';
import { createSession } from '../testing/sign-in.ts';
import { createCardAllocation } from '../testing/factories/card-allocation.ts';
import { createPhysicalCardOrder } from '../testing/factories/physical-card-order.ts';
import { createUser } from '../testing/factories/user.ts';
import { createBusinessProfile } from '../testing/factories/business-profile.ts';
import { buildWhatIsStale } from './build.ts';
import { imageStart } from './image-start.ts';
import { demoCards } from './seed/content/cards/index.ts';
import { productionSettings } from './production-settings.ts';
import { freePort } from './spawn-application.ts';

/**
 * The Dockerfile's last stage without a container engine: what it copies is copied into an empty folder, the packages
 * of production are put beside, and what comes out is started against a PostgreSQL.
 */

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const image = mkdtempSync(join(tmpdir(), 'bikur-image-'));
const dataDir = mkdtempSync(join(tmpdir(), 'bikur-image-data-'));

/** A line of `.dockerignore` as a test of a path. */
function ignores(line: string): (path: string) => boolean {
  const pattern = line
    .replaceAll(/[.+^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/gu, '[^/]*');
  const matches = new RegExp(`^${pattern}(?:/|$)`, 'u');
  return (path) => matches.test(path);
}

const ignored = read('.dockerignore').split('\n').filter(Boolean).map(ignores);
const lastStage =
  read('Dockerfile')
    .split(/^FROM .*$/mu)
    .at(-1) ?? '';

function copy(): void {
  for (const [, from, sources = ''] of lastStage.matchAll(/^COPY (?:--from=(\S+) )?(.+) \S+$/gmu))
    for (const source of sources.split(' ').map((path) => path.replace('/app/', ''))) {
      if (source === 'node_modules') installPackages();
      else
        cpSync(join(repository, source), join(image, source), {
          recursive: true,
          filter: (path) => {
            const relative = path.slice(repository.length);
            if (from === 'build') return relative !== '.build/server/demo';
            return !ignored.some((isIgnored) => isIgnored(relative));
          },
        });
    }
}

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** What `npm ci --omit=dev` installs, copied from the packages that are here. */
function installPackages(): void {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isMissing = !path || dev || devOptional || !existsSync(join(repository, path));
    if (isMissing) continue;
    mkdirSync(dirname(join(image, path)), { recursive: true });
    cpSync(join(repository, path), join(image, path), {
      recursive: true,
      filter: (inner) => !inner.slice(join(repository, path).length).includes('/node_modules'),
    });
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
}

let database: TestDatabase;
beforeAll(async () => {
  await buildWhatIsStale();
  copy();
  database = await createTestDatabase({ empty: true });
}, 120_000);
afterAll(async () => {
  await database.destroy();
  rmSync(image, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

/** A source with the letters that it writes as escapes. */
const withLetters = (source: string): string =>
  source.replaceAll(/\\u([0-9a-f]{4})/gu, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Only what an operator sets. */
const settings = (port: number) => productionSettings(database.url, dataDir, port);

function run(args: readonly string[], port = 0) {
  return spawnSync(process.execPath, args, { cwd: image, env: settings(port), encoding: 'utf8' });
}

describe('the image', () => {
  test('holds the server, the clients, the rules of the books, the migrations and the packages of production', () => {
    expect(readdirSync(image).sort()).toEqual([
      '.build',
      'api',
      'migrations',
      'node_modules',
      'package.json',
    ]);
    expect(readdirSync(join(image, '.build')).sort()).toEqual(['backoffice', 'server', 'storefront']);
  });

  test('holds no test, no source of the product but its migrations, and no demo data', () => {
    const own = filesOf(image).filter((name) => !name.startsWith('node_modules/'));
    expect(own.filter((name) => /\.test\.|\/testing\/|\/e2e\/|\/demo\//u.test(name))).toEqual([]);
    expect(own.filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('migrations/'))).toEqual([]);
    const about = demoCards.flatMap(({ columns }) => columns.about ?? []);
    expect(about.length).toBeGreaterThan(10);
    const telling = own.filter((name) => {
      const text = withLetters(readFileSync(join(image, name), 'utf8'));
      return about.some((words) => text.includes(words)) || text.includes('"sourcesContent"');
    });
    expect(telling).toEqual([]);
  });

  test('holds the server in plain ASCII, which takes half the memory of what has a Hebrew letter in it', () => {
    const pieces = filesOf(join(image, '.build/server')).filter((name) => name.endsWith('.js'));
    const texts = pieces.map((name) => readFileSync(join(image, '.build/server', name), 'utf8'));
    expect(pieces.filter((_name, index) => /[^\0-\x7f]/u.test(texts[index] ?? ''))).toEqual([]);
    // Texts of mails, which the bundler by itself leaves as they are.
    expect(texts.some((text) => withLetters(text).includes('השבוע של הכרטיס'))).toBe(true);
  });

  test('has beside the bundle exactly the packages that the bundle asks for', () => {
    const bundle = readdirSync(join(image, '.build/server')).filter((name) => name.endsWith('.js'));
    const text = bundle.map((name) => readFileSync(join(image, '.build/server', name), 'utf8')).join('\n');
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    for (const name of Object.keys(dependencies)) expect(text, name).toContain(name);
    const asked = [...text.matchAll(/(?:^|;)import ?[^;("]*?"([^."][^"]*)"/gmu)]
      .map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? '')
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
    expect(asked).toContain('@node-rs/argon2');
    expect([...new Set(asked)].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('migrates, gets ready, shows a card with its pictures and the back office, and ends cleanly', async () => {
    expect(run(['.build/server/compile.js']).status).toBe(0);
    expect(readdirSync(join(image, '.cache/compiled'), { recursive: true }).length).toBeGreaterThan(10);
    const migrated = run(['.build/server/db.js', 'migrate']);
    expect(migrated.stderr).toBe('');
    expect(migrated.stdout).toMatch(/\b0 pending/u);
    const card = await createBusinessProfile(database.knex);

    const port = await freePort();
    const {
      command: [program, ...args],
      env,
    } = imageStart();
    const child = spawn(program, args, {
      cwd: image,
      env: { ...settings(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const listening = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('Bikur is ready')) resolve();
      });
    });
    await Promise.race([listening, ended]);
    expect(printed).toContain('Bikur is ready');
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    try {
      expect((await get('/readyz')).status).toBe(200);
      expect(run(['.build/server/check-health.js'], port).status).toBe(0);
      const page = await get(`/p/${card.customSlug}`);
      expect(page.status).toBe(200);
      expect(page.bytes.toString()).toContain(card.businessName);
      const admin = await createUser(database.knex, { userRole: 'admin' });
      const session = await createSession(database, admin);
      const office = await get('/admin', { Cookie: `${sessionCookie}=${session}` });
      const [script = ''] = /\/admin\/assets\/[^"]+\.js/u.exec(office.bytes.toString()) ?? [];
      expect((await get(script)).status).toBe(200);
      const order = await createPhysicalCardOrder(database.knex);
      await createCardAllocation(database.knex, { orderId: order.id });
      const sheet = await get(`/api/admin/physical-card-orders/${order.id}/print-sheet.pdf`, {
        Cookie: `${sessionCookie}=${session}`,
      });
      expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await get('/')).status).toBe(200);
      // Programs made for this machine and fonts: canvas, encoder.
      expect((await get(`/p/${card.customSlug}/share.jpg`)).bytes.subarray(0, 2)).toEqual(
        Buffer.from([0xff, 0xd8]),
      );
      expect((await get(`/p/${card.customSlug}/qr.png?size=256`)).bytes.subarray(1, 4).toString()).toBe(
        'PNG',
      );
    } finally {
      child.kill('SIGTERM');
    }
    expect([await ended, printed.replace(/^Bikur is ready.*$/mu, '').trim()]).toEqual([[0, null], '']);
  }, 60_000);
});
