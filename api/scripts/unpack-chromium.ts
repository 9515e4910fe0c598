import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';

/** Of glibc: without it no program of its kind runs. */
const loader = '/lib64/ld-linux-x86-64.so.2';
const library = join(repository, 'node_modules/@sparticuz/chromium');
/** For a machine without fonts: those that share pictures are drawn with. */
const fontSettings = `<fontconfig>
  <dir prefix="relative">../../../node_modules/@expo-google-fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

interface UnpackedChromium {
  program: string;
  /** What it needs of its environment on this machine. */
  variables: Record<string, string>;
}

/**
 * The Chromium that npm brought, ready to run: unpacked once for each version, below .cache. It runs on a machine that
 * has neither its libraries nor fonts.
 * @returns undefined where it was made for another kind of machine, or does not run
 */
export async function unpackChromium(): Promise<UnpackedChromium | undefined> {
  const isMadeForUs = process.platform === 'linux' && process.arch === 'x64' && existsSync(loader);
  if (!isMadeForUs || !existsSync(library)) return undefined;
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
  const folder = join(repository, '.cache/chromium', version);
  if (!existsSync(folder) && !(await unpackTo(folder))) return undefined;
  return { program: join(folder, 'chromium'), variables: variablesFor(folder) };
}

/**
 * Builds beside the final place and moves it there: another process may be unpacking at the same moment.
 * @returns false when it does not run
 */
async function unpackTo(folder: string): Promise<boolean> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  try {
    if (!(await inTemporary(unfinished, unpack))) return false;
    writeFileSync(join(unfinished, 'fonts.conf'), fontSettings);
    renameSync(unfinished, folder);
    return true;
  } catch (error) {
    if (!existsSync(folder)) throw error;
    return true;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function unpack(): Promise<boolean> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const program = await chromium.executablePath();
  if (runs(program)) return true;
  // Libraries of the system that it needs, and that a small machine may not have.
  await inflate(join(library, 'bin/al2023.tar.br'));
  return runs(program);
}

function runs(program: string): boolean {
  try {
    const env = { ...inheritedVariables(), ...variablesFor(dirname(program)) };
    execFileSync(program, ['--version'], { stdio: 'ignore', env });
    return true;
  } catch {
    return false;
  }
}

/** The library unpacks into the folder of temporary files, and takes what it finds there for its own, of any version. */
async function inTemporary<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const former = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await work();
  } finally {
    if (former === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = former;
  }
}

function variablesFor(folder: string): Record<string, string> {
  const libraries = join(folder, 'al2023/lib');
  return {
    ...(existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
  };
}
