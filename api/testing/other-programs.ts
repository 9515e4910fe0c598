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
export function needProgram(context: TestContext, program: string): void {
  if (!isInstalled(program)) leaveOut(context, `${program} is not installed`);
}

/** Leaves a test out, aloud. */
export function leaveOut({ task, skip }: TestContext, why: string): void {
  task.meta.leftOut = why;
  skip(why);
}
