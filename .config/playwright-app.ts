import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, spawnApplication } from '../api/scripts/spawn-application.ts';
import { startMailInbox } from '../api/testing/mail-inbox.ts';
import { startOidcServer } from '../api/testing/oidc-server.ts';

const reports = fileURLToPath(new URL('../.cache/test', import.meta.url));
const dataDir = fileURLToPath(new URL('../.cache/e2e-data', import.meta.url));
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
const copiedMigrations = fileURLToPath(new URL('../.cache/e2e-migrations/', import.meta.url));

/** Ours in a folder beside the repository's own, so that a test may put one of its own there. */
function copyMigrations(): void {
  rmSync(copiedMigrations, { recursive: true, force: true });
  mkdirSync(copiedMigrations, { recursive: true });
  for (const name of readdirSync(migrations))
    if (name.endsWith('.ts') || name === 'tools')
      cpSync(migrations + name, copiedMigrations + name, { recursive: true });
}

/**
 * Starts the real application with fresh demo data on a free port, once for all browser tests, a real OpenID
 * provider in Google's place, and a real mail server.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  rmSync(dataDir, { recursive: true, force: true });
  copyMigrations();
  const port = await freePort();
  const google = await startOidcServer();
  google.people.set('yael', { email: 'yael@gmail.example', email_verified: true, name: 'יעל מזרחי' });
  google.open(`http://127.0.0.1:${port}/api/auth/google/callback`);
  const inbox = await startMailInbox();
  mkdirSync(reports, { recursive: true });
  const settings = {
    ...process.env,
    DATABASE_URL: undefined,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MIGRATIONS_DIR: copiedMigrations,
    HOST: '127.0.0.1',
    PORT: String(port),
    // Every request has its line: what is looked through for card numbers afterwards.
    LOG_LEVEL: 'info',
    DEMO_DATA: '1',
    // Moves of packages tell owners, and don't wait.
    PRICE_NOTICE_DAYS: '0',
    // A test may say where its person calls from; without the header it is this machine.
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: inbox.smtpUrl,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
  };
  const application = await spawnApplication(settings, { logFile: join(reports, 'application.log') });
  process.env['BIKUR_E2E_URL'] = application.url;
  process.env['BIKUR_E2E_INBOX'] = inbox.url;
  process.env['BIKUR_E2E_MIGRATIONS'] = copiedMigrations;
  process.env['BIKUR_E2E_DATA'] = dataDir;
  return async () => {
    await application.stop();
    await google.close();
    await inbox.close();
  };
}
