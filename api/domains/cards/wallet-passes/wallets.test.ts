import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { importSPKI, jwtVerify } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment, type Environment } from '../../../env.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { publicCardOf } from '../../../testing/factories/public-card.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { createPassAuthority } from '../../../testing/pass-authority.ts';
import { googleWalletLink } from './google-wallet-link.ts';

const passType = 'pass.example.bikur.card';
const team = 'TEAM123456';
const authority = createPassAuthority(passType, team);
const google = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const serviceAccount = { client_email: 'wallet@bikur.iam.example.com', private_key: google.privateKey };
const variables = {
  APPLE_PASS_CERT: authority.certificate,
  // As a host's form without line ends stores it.
  APPLE_PASS_KEY: authority.key.trim().replaceAll(/\r?\n/gu, String.raw`\n`),
  APPLE_PASS_WWDR: authority.intermediate,
  APPLE_PASS_TYPE_ID: passType,
  APPLE_PASS_TEAM_ID: team,
  GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
  GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({ type: 'service_account', ...serviceAccount }),
};

let app: TestApp;
let plain: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'bikur-pass-'));

function start(given: Record<string, string>): Promise<TestApp> {
  const read: Partial<Environment> = readEnvironment({ NODE_ENV: 'test', ...given });
  const names = Object.keys(given) as (keyof Environment)[];
  const env = Object.fromEntries(names.map((name) => [name, read[name]]));
  return startTestApp({
    env: { PUBLIC_URL: 'https://bikur.example', ...env },
    deps: {
      storefront: cardStorefront,
    },
  });
}

beforeAll(async () => {
  app = await start(variables);
  plain = await start({});
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
  await plain.close();
});

async function paidCard(on: TestApp, overrides: Partial<BusinessProfile> = {}): Promise<BusinessProfile> {
  const user = await createUser(on.knex);
  await createPackage(on.knex, { userId: user.id, endDate: new Date(Date.now() + 86_400_000) });
  return createBusinessProfile(on.knex, { userId: user.id, cardType: 'pro', ...overrides });
}

const ask = (on: TestApp, path: string) =>
  fetch(on.url + path, { headers: { Accept: 'text/html' }, redirect: 'manual' });

function isSigned(manifest: Uint8Array, signature: Uint8Array): boolean {
  const files = { manifest, signature, authority: Buffer.from(authority.intermediate) };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  try {
    execFileSync(
      'openssl',
      [
        'smime',
        '-verify',
        '-binary',
        '-inform',
        'DER',
        '-in',
        'signature',
        '-content',
        'manifest',
        '-CAfile',
        'authority',
        '-purpose',
        'any',
        '-out',
        'checked',
      ],
      { cwd: folder, stdio: 'pipe' },
    );
    return true;
  } catch {
    return false;
  }
}

const json = (bytes: Uint8Array | undefined) =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Record<string, unknown>;

describe('the pass for Apple Wallet', () => {
  async function openPass(card: BusinessProfile) {
    const answer = await ask(app, `/p/${card.id}/wallet.pkpass`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
    ]);
    return unzipSync(new Uint8Array(await answer.arrayBuffer()));
  }

  it('says of the card what visitors see, in Hebrew, with a code that opens it', async () => {
    const card = await paidCard(app, {
      businessName: 'דנה לוי ״סטודיו״ – Café',
      jobTitle: 'מעצבת גרפית',
      phone: '052-123-4567',
      accentColor: '#112233',
      template: 'minimal',
    });
    const files = await openPass(card);
    expect(json(files['pass.json'])).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      serialNumber: `card-${card.id}`,
      organizationName: 'ביקור',
      generic: {
        primaryFields: [{ key: 'name', value: 'דנה לוי ״סטודיו״ – Café' }],
        secondaryFields: [{ key: 'role', value: 'מעצבת גרפית' }],
        auxiliaryFields: [{ key: 'phone', value: '052-123-4567' }],
      },
      barcodes: [{ format: 'PKBarcodeFormatQR', message: `https://bikur.example/p/${card.customSlug}?s=qr` }],
    });
    for (const [language, phone] of [
      ['he', 'טלפון'],
      ['en', 'Phone'],
    ])
      expect(new TextDecoder().decode(files[`${language}.lproj/pass.strings`])).toContain(
        `"phone" = "${phone}";`,
      );
  });

  it('is signed by the authority over the digest of each file, and not when one byte is another', async () => {
    const files = await openPass(await paidCard(app));
    const manifest = files['manifest.json'] ?? new Uint8Array();
    const signature = files['signature'] ?? new Uint8Array();
    const digests = json(manifest);
    const named = Object.keys(files).filter((name) => name !== 'manifest.json' && name !== 'signature');
    expect(Object.keys(digests).sort()).toEqual(named.sort());
    for (const name of named)
      expect([name, digests[name]]).toEqual([
        name,
        createHash('sha1')
          .update(files[name] ?? '')
          .digest('hex'),
      ]);
    expect(isSigned(manifest, signature)).toBe(true);
    const tampered = Buffer.from(manifest);
    tampered[10] = (tampered[10] ?? 0) ^ 1;
    expect(isSigned(tampered, signature)).toBe(false);
  });

  it('brings its pictures in the sizes that are asked for', async () => {
    const files = await openPass(await paidCard(app));
    for (const [name, side] of [
      ['icon.png', 29],
      ['icon@2x.png', 58],
      ['icon@3x.png', 87],
      ['thumbnail.png', 90],
      ['thumbnail@3x.png', 270],
    ] as const)
      expect([name, (await sharp(files[name]).metadata()).width]).toEqual([name, side]);
  });

  it('is made anew when the card changes, and kept while it does not', async () => {
    const card = await paidCard(app);
    const first = await openPass(card);
    expect(await openPass(card)).toEqual(first);
    await app.knex('business_profiles').where('id', card.id).update({ business_name: 'חדש' });
    expect(json((await openPass(card))['pass.json'])).toMatchObject({ description: 'כרטיס הביקור של חדש' });
  });
});

describe('the pass for Google Wallet', () => {
  const issuer = { issuerId: '1', email: serviceAccount.client_email, privateKey: google.privateKey };

  async function openLink(link: string) {
    const token = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/u.exec(link)?.[1] ?? '';
    const key = await importSPKI(google.publicKey, 'RS256');
    const { payload } = await jwtVerify(token, key, {
      audience: 'google',
      issuer: serviceAccount.client_email,
    });
    return payload;
  }

  it('travels in a token that the service account signed', async () => {
    const card = await paidCard(app, { businessName: 'דנה לוי', jobTitle: 'מעצבת', phone: '03-1234567' });
    const answer = await ask(app, `/p/${card.id}/google-wallet`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
    const payload = await openLink(answer.headers.get('location') ?? '');
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      origins: ['https://bikur.example'],
      payload: {
        genericClasses: [{ id: '3388000000012345678.bikur-card' }],
        genericObjects: [
          {
            id: `3388000000012345678.bikur-card-${card.id}`,
            header: { defaultValue: { language: 'he', value: 'דנה לוי' } },
            subheader: { defaultValue: { value: 'מעצבת' } },
            barcode: { type: 'QR_CODE', value: `https://bikur.example/p/${card.customSlug}?s=qr` },
            textModulesData: [{ header: 'טלפון', body: '03-123-4567' }, { id: 'email' }],
          },
        ],
      },
    });
    const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const token = answer.headers.get('location')?.split('/').pop() ?? '';
    await expect(jwtVerify(token, strangers)).rejects.toThrow('signature verification failed');
  });

  it('fits into an address however much the card says', async () => {
    const card = publicCardOf({
      businessName: '👩‍🎨'.repeat(200),
      jobTitle: 'שלום '.repeat(100),
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    });
    const link = await googleWalletLink(card, issuer, {
      publicUrl: 'https://bikur.example',
      now: new Date(),
    });
    expect((await openLink(link))['payload']).toBeDefined();
    const usual = await googleWalletLink(publicCardOf(), issuer, {
      publicUrl: 'https://bikur.example',
      now: new Date(),
    });
    expect(usual.length).toBeLessThanOrEqual(1_800);
  });
});

describe('where passes are not to be had', () => {
  const paths = ['wallet.pkpass', 'google-wallet'];

  it('there is no button and no file: without keys', async () => {
    const card = await paidCard(plain);
    expect(await (await ask(plain, `/p/${card.id}`)).text()).not.toContain('Wallet');
    for (const path of paths) expect((await ask(plain, `/p/${card.id}/${path}`)).status).toBe(404);
  });

  it('nor for a free card; a paid one has both buttons', async () => {
    const free = await createBusinessProfile(app.knex, { cardType: 'basic' });
    expect(await (await ask(app, `/p/${free.id}`)).text()).not.toContain('Wallet');
    for (const path of paths) expect((await ask(app, `/p/${free.id}/${path}`)).status).toBe(404);
    const paid = await paidCard(app);
    const html = await (await ask(app, `/p/${paid.id}`)).text();
    for (const path of paths) expect(html).toContain(`href="/p/${paid.customSlug}/${path}"`);
  });
});

describe('the settings', () => {
  const issuesOf = (given: Record<string, string>) => {
    try {
      readEnvironment({ NODE_ENV: 'test', ...given });
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it('are asked for together', () => {
    const {
      APPLE_PASS_KEY: _key,
      APPLE_PASS_TEAM_ID: _team,
      GOOGLE_WALLET_ISSUER_ID: _issuer,
      ...some
    } = variables;
    const issues = issuesOf(some);
    for (const name of ['APPLE_PASS_KEY', 'APPLE_PASS_TEAM_ID', 'GOOGLE_WALLET_ISSUER_ID'])
      expect(issues).toContain(`${name}: is required with `);
    expect(issuesOf(variables)).toBe('');
  });

  it.each([
    [{ APPLE_PASS_CERT: 'file.pem' }, 'APPLE_PASS_CERT: must be PEM'],
    [{ APPLE_PASS_TYPE_ID: 'card' }, 'APPLE_PASS_TYPE_ID: must begin with'],
    [{ APPLE_PASS_TEAM_ID: 'abc' }, 'APPLE_PASS_TEAM_ID: must be 10'],
    [{ GOOGLE_WALLET_SERVICE_ACCOUNT: '{}' }, 'GOOGLE_WALLET_SERVICE_ACCOUNT: must be the JSON'],
    [{ GOOGLE_WALLET_SERVICE_ACCOUNT: 'key.json' }, 'GOOGLE_WALLET_SERVICE_ACCOUNT: must be the JSON'],
    [
      { GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({ ...serviceAccount, private_key: 'AIza' }) },
      'GOOGLE_WALLET_SERVICE_ACCOUNT: must be the JSON',
    ],
    [{ GOOGLE_WALLET_ISSUER_ID: 'abc' }, 'GOOGLE_WALLET_ISSUER_ID: must be a number'],
  ])('are checked: %o', (wrong, issue) => {
    const issues = issuesOf({ ...variables, ...wrong });
    expect(issues).toContain(issue);
    expect(issues).not.toContain('PRIVATE KEY');
  });
});
