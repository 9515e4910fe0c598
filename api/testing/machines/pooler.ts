import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../adapters/postgres-process.ts';
import { loginOf } from '../../adapters/database-login.ts';
import { nobody, startProgram } from './program.ts';

/** A pgbouncer in transaction mode, as docs/deploy.md has it. */
export interface Pooler {
  /** The same database by the pooler. */
  urlOf(url: string): string;
  stop(): Promise<void>;
}

/**
 * Starts it before a server.
 * @param logins addresses of those who may sign in
 * @param places connections of the server that all share
 */
export async function startPooler({
  server,
  logins,
  places,
}: {
  server: { port: number };
  logins: readonly string[];
  places: number;
}): Promise<Pooler> {
  // It refuses to run as root, and whoever it runs as has to read its files.
  const folder = mkdtempSync(join(tmpdir(), 'bikur-pooler-'));
  if (process.getuid?.() === 0) chownSync(folder, nobody, nobody);
  const port = await freePort();
  const users = logins.map(loginOf).map(({ user, password }) => `"${user}" "${password}"\n`);
  writeFileSync(join(folder, 'users.txt'), users.join(''));
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${places}
max_client_conn = 500
query_wait_timeout = 10
`,
  );
  const program = await startProgram('pgbouncer', [join(folder, 'pgbouncer.ini')], { port, asNobody: true });
  return {
    urlOf(url) {
      const own = new URL(url);
      own.hostname = '127.0.0.1';
      own.port = String(port);
      return own.href;
    },
    async stop() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
