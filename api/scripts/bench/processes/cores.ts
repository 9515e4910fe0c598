import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

const hasTaskset = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** The product and its baselines have the first core; the database and the load generator have the others. */
export const isPinned = hasTaskset && availableParallelism() > 1;
const ofProduct = '0';
const ofOthers = `1-${cpus().length - 1}`;

/** A command on the core of the product, or as it is where a process can't be kept to one. */
export const onProductCore = (command: readonly string[]): [string, ...string[]] => pin(ofProduct, command);
export const onOtherCores = (command: readonly string[]): [string, ...string[]] => pin(ofOthers, command);

function pin(cores: string, command: readonly string[]): [string, ...string[]] {
  const [program = '', ...rest] = command;
  return isPinned ? ['taskset', '-c', cores, program, ...rest] : [program, ...rest];
}

/** Moves what runs already, with all its threads; what it starts later follows it. */
export function moveToOtherCores(pid: number): void {
  if (isPinned) execFileSync('taskset', ['-a', '-p', '-c', ofOthers, String(pid)], { stdio: 'ignore' });
}

/** Seconds of a processor that a process has used; null where the system doesn't say. */
export function processorSeconds(pid: number): number | null {
  try {
    // After the name, which may hold blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

/** Megabytes in memory. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) / 1_024;
}
