import { spawnSync } from 'node:child_process';
import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test was left out on this machine; `npm test` says it at its end. */
    leftOut?: string;
  }
}

export const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** Leaves a test out, aloud, where a program of Debian's that it asks isn't installed. */
export function needProgram({ task, skip }: TestContext, program: string): void {
  if (isInstalled(program)) return;
  task.meta.leftOut = `${program} is not installed`;
  skip(task.meta.leftOut);
}
