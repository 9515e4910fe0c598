import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { unpackChromium } from './unpack-chromium.ts';

/** Flags for a browser that talks to this machine only and runs as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Environment = Record<string, string | undefined>;
type Chromium = Required<Pick<LaunchOptions, 'executablePath' | 'env'>>;

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Without windows and what belongs to them: a third less of the processor for the same pages. */
const shell = 'chromium-headless-shell';

function systemChromium(path = ''): string | undefined {
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = [...path.split(delimiter), '/usr/bin', '/Applications/Google Chrome.app/Contents/MacOS'];
  for (const name of [...names, 'Google Chrome'])
    for (const folder of folders) if (folder && runnable(join(folder, name))) return join(folder, name);
  return undefined;
}

function tryCommand(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium for the browser tests and the screenshots: CHROMIUM_PATH, else the one that npm brought, else the
 * system's, else the one Playwright keeps, else one that is installed now (Playwright's download, or apt as root).
 * @throws {Error} that says what to do when no way leads to a browser
 */
export async function findChromium(environment: Environment): Promise<Chromium> {
  const plain = (executablePath: string): Chromium => ({ executablePath, env: environment });
  if (environment['CHROMIUM_PATH']) {
    if (!runnable(environment['CHROMIUM_PATH']))
      throw new Error(`CHROMIUM_PATH names ${environment['CHROMIUM_PATH']}, which cannot be run.`);
    return plain(environment['CHROMIUM_PATH']);
  }
  const brought = await unpackChromium();
  if (brought) return { executablePath: brought.program, env: { ...environment, ...brought.variables } };
  const present = () => {
    const own = chromium.executablePath();
    return systemChromium(environment['PATH']) ?? (own && existsSync(own) ? own : undefined);
  };
  const found = present();
  if (found) return plain(found);
  process.stderr.write('No Chromium on this machine: installing one for the browser tests.\n');
  const asRoot = process.getuid?.() === 0;
  if (asRoot && tryCommand('apt-get', ['update', '-qq']))
    for (const name of [shell, 'chromium'])
      if (tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break;
  if (!present()) tryCommand('playwright', ['install', 'chromium']);
  const installed = present();
  if (!installed)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
  return plain(installed);
}
