import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What stands around the application under browser test (playwright-app.ts), for the specs that need it. */
const root = fileURLToPath(new URL('..', import.meta.url));

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What the application has sent to an address so far, oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${process.env['BIKUR_E2E_INBOX'] ?? ''}?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Mail[];
}

/** The application's migrations, in a folder where a test may put one of its own; ends with a slash. */
export const migrationsFolder = (): string => process.env['BIKUR_E2E_MIGRATIONS'] ?? '';

const onItsDatabase = () => ({
  cwd: root,
  env: {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    DATA_DIR: process.env['BIKUR_E2E_DATA'],
    LOG_LEVEL: 'error',
  },
});

/**
 * Runs a script of the repository on the application's own database.
 * @returns what it printed
 * @throws {Error} when it ends with a failure
 */
export function runOnItsDatabase(script: string, ...args: string[]): string {
  return execFileSync(process.execPath, [script, ...args], { ...onItsDatabase(), encoding: 'utf8' });
}

/**
 * Starts one that goes on until its input ends, once it has printed something.
 * @returns what ends it, and waits for its end
 */
export async function startOnItsDatabase(script: string, ...args: string[]): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script, ...args], {
    ...onItsDatabase(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return async () => {
    child.stdin.end();
    await ended;
  };
}
