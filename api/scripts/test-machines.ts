import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../lib/repository.ts';
import { comingAndGoing } from '../testing/machines/checks/coming-and-going.ts';
import { edgePages } from '../testing/machines/checks/edge-pages.ts';
import { replicaReads } from '../testing/machines/checks/replica-reads.ts';
import { sharing } from '../testing/machines/checks/sharing.ts';
import { startEdge, type Edge } from '../testing/machines/edge.ts';
import type { Finding } from '../testing/machines/finding.ts';
import { Machines } from '../testing/machines/machines.ts';
import { isInstalled, packages, type Debian } from '../testing/machines/program.ts';
import { reportOf, type Run } from '../testing/machines/report.ts';
import { freePort } from '../adapters/postgres-process.ts';
import { buildWhatIsStale } from './build.ts';

/**
 * `npm run test:machines`: three processes behind haproxy, through pgbouncer, with two Varnish in front, one killed, one
 * drained, one added (docs/operations/machines.md). `-- sharing edge` takes the parts that are called so, `--write` writes
 * the results; what isn't installed is skipped aloud.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const parts = {
  sharing: { needs: ['haproxy'], run: sharing },
  coming: { needs: ['haproxy'], run: comingAndGoing },
  edge: { needs: ['haproxy', 'varnishd'], run: (machines: Machines) => edgePages(machines, edges) },
  // Last: it ends the replica.
  replica: {
    needs: ['haproxy'],
    run: (machines: Machines) => replicaReads(machines, machines.standby),
  },
} satisfies Record<string, { needs: Debian[]; run(machines: Machines): Promise<Finding[]> }>;
type Part = keyof typeof parts;
const isPart = (name: string): name is Part => name in parts;
const names = positionals.length > 0 ? positionals.filter(isPart) : (Object.keys(parts) as Part[]);
if (names.length < positionals.length) {
  console.error(`There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
const runsFile = join(repository, '.cache/machines.json');
const missing = (name: Part) => parts[name].needs.filter((need) => !isInstalled(need));
const skipped = names
  .filter((name) => missing(name).length > 0)
  .map(
    (name) =>
      `${name}: install ${missing(name)
        .map((need) => packages[need])
        .join(' ')}`,
  );
if (!isInstalled('pgbouncer')) skipped.push(`the pooler: install ${packages.pgbouncer}`);
const tried = names.filter((name) => missing(name).length === 0);
const edges: Edge[] = [];
const findings: Finding[] = [];
const broken: string[] = [];
if (tried.length > 0) {
  await buildWhatIsStale((line) => console.log(line));
  // Addresses of caches stand in the settings of the processes, which stand behind the caches.
  const doors = tried.includes('edge') ? await Promise.all([freePort(), freePort()]) : [];
  const machines = await Machines.open(
    say,
    doors.length > 0 ? { CDN_PURGE_URLS: doors.map((port) => `http://127.0.0.1:${port}/`).join(',') } : {},
  );
  try {
    for (const [index, port] of doors.entries())
      edges.push(await startEdge(join(machines.world.folder, `edge-${index}`), machines.balancer.url, port));
    for (const name of tried) {
      say(`${name} …`);
      try {
        const found = await parts[name].run(machines);
        keepRun(name, {
          at: new Date().toISOString(),
          load: Math.round(loadavg()[0] ?? 0),
          hasPooler: machines.pooler !== null,
          findings: found,
        });
        for (const one of found) say(`${one.isGood ? 'good' : 'BAD '} ${one.what}: ${one.found}`);
        findings.push(...found);
      } catch (error) {
        broken.push(`${name}: ${error instanceof Error ? error.stack : String(error)}`);
        say(`BROKEN ${broken.at(-1)}\n${machines.complaints()}`);
      }
    }
  } finally {
    for (const edge of edges) await edge.stop();
    await machines.close();
  }
}
if (values.write)
  writeFileSync(
    join(repository, 'docs/operations/machines.md'),
    reportOf(
      Object.keys(parts).flatMap((name) => readRuns()[name] ?? []),
      `${cpus().length} cores`,
    ),
  );
for (const line of skipped) console.log(`SKIPPED: ${line}`);
const bad = findings.filter(({ isGood }) => !isGood).length;
console.log(`${findings.length - bad} good, ${bad} bad, ${broken.length} broken, ${skipped.length} skipped`);
process.exit(bad + broken.length > 0 ? 1 : 0);

function readRuns(): Record<string, Run> {
  return existsSync(runsFile) ? (JSON.parse(readFileSync(runsFile, 'utf8')) as Record<string, Run>) : {};
}

function keepRun(name: string, run: Run): void {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  writeFileSync(runsFile, JSON.stringify({ ...readRuns(), [name]: run }));
}
