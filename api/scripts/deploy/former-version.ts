import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../lib/repository.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

export interface FormerVersion {
  folder: string;
  commit: string;
  subject: string;
}

/**
 * Checks a former version out beside this one, in .cache, and builds what serves with the packages that are here. It stays
 * for the next run.
 * @param commit the one before the newest migration unless given
 */
export function buildFormerVersion(commit: string | undefined): FormerVersion {
  const folder = join(repository, '.cache/former-version');
  const modules = join(folder, 'node_modules');
  const newest = () => git('log', '-1', '--diff-filter=A', '--format=%H', '--', ':(glob)migrations/*.ts');
  const wanted = git('rev-parse', commit ?? `${newest()}^`);
  if (!existsSync(modules) || git('-C', folder, 'rev-parse', 'HEAD') !== wanted) {
    // The link alone: what it leads to is ours.
    rmSync(modules, { force: true });
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--quiet', '--detach', folder, wanted);
    symlinkSync(join(repository, 'node_modules'), modules);
  }
  const build = `import('./api/scripts/build.ts').then((it) => it.buildWhatIsStale(console.log, ['server', 'storefront']))`;
  execFileSync(process.execPath, ['-e', build], { cwd: folder, stdio: 'inherit' });
  const [hash = '', subject = ''] = git('-C', folder, 'log', '-1', '--format=%h%n%s').split('\n');
  return { folder, commit: hash, subject };
}
