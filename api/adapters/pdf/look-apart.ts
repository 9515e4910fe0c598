import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { repository } from '../../lib/repository.ts';
import type { PdfLook } from './look-into-pdf.ts';

/** What looking into one file may take; a file made to be slow or large is refused. */
interface PdfPatience {
  /** Milliseconds. */
  patience?: number;
  /** Bytes. */
  maxMemory?: number;
}
const lookAgainAfter = 50;

/** Beside the bundle's pieces in production, a source in development. */
const program = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('../../scripts/look-into-pdf.ts', import.meta.url))
  : join(repository, '.build/server/look-into-pdf.js');

/**
 * Looks into a stranger's PDF in a process of its own, which may read its own code and nothing else, start nothing,
 * and is ended when it takes too long or too much memory: whatever the file does to its reader, it does there.
 */
export async function lookApart(
  bytes: Uint8Array,
  { patience = 15_000, maxMemory = 400 * 1024 * 1024 }: PdfPatience = {},
): Promise<PdfLook> {
  const readable = ['api', '.build/server', 'node_modules', 'package.json'];
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${join(repository, path)}`),
      '--disable-warning=SecurityWarning',
      program,
    ],
    // It gets none of our settings: keys and passwords are among them.
    { cwd: repository, env: {}, stdio: ['pipe', 'pipe', 'ignore'], timeout: patience, killSignal: 'SIGKILL' },
  );
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  const watch = setInterval(() => void endIfLarger(child, maxMemory), lookAgainAfter);
  try {
    // A process that has ended reads no more.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    const said = await buffer(child.stdout);
    return (await ended) ? readLook(said) : { refusal: 'broken' };
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

/** Where the system tells no other process' memory, the time alone ends it. */
async function endIfLarger(child: ChildProcess, maxMemory: number): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1] ?? 0);
  if (kilobytes * 1024 > maxMemory) child.kill('SIGKILL');
}

function readLook(said: Buffer): PdfLook {
  const end = said.indexOf('\n');
  const look = JSON.parse(said.toString('utf8', 0, end)) as PdfLook;
  return look.refusal === null ? { ...look, pixels: said.subarray(end + 1) } : look;
}
