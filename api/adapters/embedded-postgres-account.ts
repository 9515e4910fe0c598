import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** The account that runs the database's programs. PostgreSQL refuses to run as root, so root uses another account. */
export interface PostgresAccount {
  /** Gives a file or folder to the account. */
  own(path: string): void;
  /** The command that runs a program as this account. */
  command(program: string, args: string[]): { program: string; args: string[]; uid?: number; gid?: number };
}

const ownAccount: PostgresAccount = {
  own: () => undefined,
  command: (program, args) => ({ program, args }),
};

/**
 * Chooses the present account, or for root `postgres` if the machine has it, else `nobody`: both exist already, so
 * the machine stays as it was.
 * @param paths places the account must reach; under a closed folder such as /root it gets the right to pass
 * @throws {Error} when root has no other account to use
 */
export function choosePostgresAccount(paths: string[]): PostgresAccount {
  if (process.platform === 'win32' || userInfo().uid !== 0) return ownAccount;
  const ids = idsOf('postgres') ?? idsOf('nobody');
  if (!ids)
    throw new Error('PostgreSQL does not run as root and there is neither a postgres nor a nobody account.');
  const [uid, gid] = ids;
  const reachable = paths.every((path) => canReach(path, uid, gid));
  return {
    own: (path) => chownSync(path, uid, gid),
    command: (program, args) =>
      reachable
        ? { program, args, uid, gid }
        : { program: 'setpriv', args: [...passThroughFolders(uid, gid), program, ...args] },
  };
}

function passThroughFolders(uid: number, gid: number): string[] {
  const right = '+dac_override';
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
  ];
}

function idsOf(name: string): [number, number] | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return [id('-u'), id('-g')];
  } catch {
    return undefined;
  }
}

function canReach(path: string, uid: number, gid: number): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
