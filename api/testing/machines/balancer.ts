import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../adapters/postgres-process.ts';
import { startProgram } from './program.ts';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/**
 * haproxy before processes, in turn, as docs/operations/haproxy.cfg has it; those that aren't there yet join once they are
 * ready. Whoever sends requests says where they come from, as one more proxy in front would.
 */
export async function startBalancer(folder: string, behind: readonly string[]): Promise<Balancer> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const servers = behind.map((url, index) => `  server bikur${index + 1} ${new URL(url).host}`);
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout client 130s
  timeout server 130s
  timeout queue 5s
  timeout check 3s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response 503
frontend everybody
  bind 127.0.0.1:${port}
  use_backend bikur-anyway if { nbsrv(bikur) eq 0 }
  default_backend bikur
backend bikur
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1
${servers.map((server) => `${server} check`).join('\n')}
backend bikur-anyway
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
${servers.join('\n')}
`,
  );
  const program = await startProgram('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { port });
  return { url: `http://127.0.0.1:${port}`, stop: () => program.stop() };
}
