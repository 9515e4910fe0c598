import { join } from 'node:path';
import type { Stage, StageResult } from './run-stage.ts';
import { reports, tallyVitest } from './tally.ts';

/** What reads the code and runs none of it. */
export const checks: readonly Stage[] = [
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  // Written in Go, which by default collects garbage for a third of its time; it does again where memory gets scarce.
  { name: 'types', command: ['tsc', '--build'], variables: { GOGC: '1000', GOMEMLIMIT: '6GiB' } },
];

/**
 * Vitest's tests.
 * @param files all unless given
 */
export const unitTests = (name: string, files: readonly string[] = []): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
    ...files,
  ],
  tally: tallyVitest,
});

/**
 * Prints what failed, with the command that runs it again, and what this machine
 * can't judge, and as the last line `N passed, N failed`; sets the exit code.
 */
export function conclude(results: readonly StageResult[]): void {
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log('\nFailed:');
  for (const { what, why, again } of failures)
    console.log(`\n✗ ${what}\n${why.replaceAll(/^/gmu, '    ')}\n    again: ${again}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const leftOut = results.flatMap((result) => result.leftOut ?? []);
  if (leftOut.length > 0) console.log(`\nLeft out:\n${leftOut.map((what) => `- ${what}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
