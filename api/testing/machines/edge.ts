import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../adapters/postgres-process.ts';
import { repository } from '../../lib/repository.ts';
import { startProgram } from './program.ts';

/** A Varnish with docs/operations/varnish.vcl, and a door to it for purges, which writes down when each was done. */
export interface Edge {
  url: string;
  /** When a cache had forgotten pages of this key for the first time since then, by `performance.now()`; undefined if never. */
  purgedAt(key: string, since: number): number | undefined;
  stop(): Promise<void>;
}

/** @param doorPort the port of its door, which stands in the settings of the processes */
export async function startEdge(folder: string, behind: string, doorPort: number): Promise<Edge> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const vcl = readFileSync(join(repository, 'docs/operations/varnish.vcl'), 'utf8');
  writeFileSync(join(folder, 'edge.vcl'), vcl.replace('.port = "3000"', `.port = "${new URL(behind).port}"`));
  const program = await startProgram(
    'varnishd',
    [
      '-F',
      '-jnone',
      `-n${join(folder, 'work')}`,
      `-f${join(folder, 'edge.vcl')}`,
      `-a127.0.0.1:${port}`,
      '-smalloc,64m',
      '-phttp_gzip_support=off',
      '-Tnone',
    ],
    { port },
  );
  const url = `http://127.0.0.1:${port}`;
  const purges: { keys: string[]; at: number }[] = [];
  const door = createServer((request, response) => {
    const keys = String(request.headers['surrogate-key']);
    void fetch(url, {
      method: 'PURGE',
      headers: { 'Surrogate-Key': keys },
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ status }) => {
        purges.push({ keys: keys.split(' '), at: performance.now() });
        response.writeHead(status).end();
      },
      () => response.writeHead(502).end(),
    );
  });
  door.listen(doorPort, '127.0.0.1');
  await once(door, 'listening');
  return {
    url,
    purgedAt: (key, since) =>
      purges.find(({ keys, at }) => at >= since && (keys.includes(key) || keys.includes('cards')))?.at,
    async stop() {
      door.closeAllConnections();
      door.close();
      await program.stop();
    },
  };
}
