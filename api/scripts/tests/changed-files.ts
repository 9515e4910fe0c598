import { execFileSync } from 'node:child_process';
import { root } from './tally.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\0')
    .filter((line) => line !== '');

/**
 * Files that differ from the branch `main`, or from the last commit when there is no other branch to compare with:
 * committed or not, new ones too, deleted ones not.
 * @returns paths from the root, sorted
 */
export function changedFiles(): string[] {
  const since = baseOf();
  const changed = git('diff', '--name-only', '-z', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...untracked])].sort();
}

function baseOf(): string {
  for (const main of ['main', 'origin/main'])
    try {
      const [base = ''] = git('merge-base', 'HEAD', main);
      return base.trim();
    } catch {
      // No branch of that name.
    }
  return 'HEAD';
}
