import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../lib/repository.ts';

/**
 * How the image starts the application, as its Dockerfile says it: what measures production, or starts an image without
 * an engine of containers, starts it in the same way.
 */
export function imageStart(): { command: [string, ...string[]]; env: Record<string, string> } {
  const lastStage =
    readFileSync(join(repository, 'Dockerfile'), 'utf8')
      .split(/^FROM .*$/mu)
      .at(-1) ?? '';
  const [, ...args] = JSON.parse(/^CMD (\[.+\])$/mu.exec(lastStage)?.[1] ?? '[]') as string[];
  // What is read before the program begins; the rest of the settings is each starter's own.
  const ofLibraries = [...lastStage.matchAll(/\b(MALLOC_\w+)=(\S+)/gu)];
  return {
    command: [process.execPath, ...args],
    env: Object.fromEntries(ofLibraries.map(([, name = '', value = '']) => [name, value])),
  };
}
