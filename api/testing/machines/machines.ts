import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loginOf } from '../../adapters/database-login.ts';
import { separateRoles } from '../../adapters/database-roles.ts';
import type { Application } from '../faults/application.ts';
import { BreakableWorld } from '../faults/world.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { startPooler, type Pooler } from './pooler.ts';
import { isInstalled } from './program.ts';
import { startStandby, type Standby } from './standby.ts';

const places = 24;

/**
 * Three processes of the built product behind haproxy, and a fourth that isn't there yet: with a role of their own, and
 * through a pooler in transaction mode where one is installed, and a replica for reading.
 */
export class Machines {
  readonly world: BreakableWorld;
  readonly balancer: Balancer;
  readonly pooler: Pooler | null;
  readonly standby: Standby;
  /** The fourth one is started by whoever adds it. */
  readonly processes: readonly Application[];

  private constructor(parts: Pick<Machines, 'world' | 'balancer' | 'pooler' | 'standby' | 'processes'>) {
    this.world = parts.world;
    this.balancer = parts.balancer;
    this.pooler = parts.pooler;
    this.standby = parts.standby;
    this.processes = parts.processes;
  }

  /** @param more further settings of each process */
  static async open(report: (line: string) => void, more: Record<string, string> = {}): Promise<Machines> {
    const world = await BreakableWorld.open(report);
    await Promise.all(world.applications.map((one) => one.end()));
    const direct = new URL(world.database.url);
    const owner = direct.href;
    direct.username = 'bikur_application';
    direct.password = 'of the machines';
    await separateRoles(owner, loginOf(direct.href), { setsPassword: true });
    const pooler = isInstalled('pgbouncer')
      ? await startPooler({ server: { port: world.database.port }, logins: [direct.href], places })
      : null;
    report('copying the database for a replica');
    const standby = await startStandby(join(world.folder, 'standby'), {
      folder: world.database.folder,
      knex: world.database.knex,
      port: world.database.port,
    });
    const replica = new URL(direct);
    replica.port = String(standby.port);
    const settings = {
      DATABASE_REPLICA_URL: replica.href,
      DATABASE_OWNER_URL: owner,
      DATABASE_URL: pooler?.urlOf(direct.href) ?? direct.href,
      ...(pooler && { DATABASE_DIRECT_URL: direct.href }),
      ...more,
    };
    const processes: Application[] = [];
    for (const name of ['one', 'two', 'three', 'four'])
      processes.push(await world.application(name, settings));
    report('starting three processes');
    await Promise.all(processes.slice(0, 3).map((one) => one.start()));
    world.applications.splice(0, world.applications.length, ...processes);
    const folder = join(world.folder, 'haproxy');
    mkdirSync(folder, { recursive: true });
    const balancer = await startBalancer(
      folder,
      processes.map(({ url }) => url),
    );
    return new Machines({ world, balancer, pooler, standby, processes });
  }

  /** What the processes complained of, for whoever looks into a failure. */
  complaints(): string {
    return this.processes
      .filter(({ logFile }) => existsSync(logFile))
      .flatMap(({ logFile }) => readFileSync(logFile, 'utf8').split('\n'))
      .filter((line) => !line.startsWith('{') || /"level":(?:"(?:warn|error|fatal)"|[456]0)/u.test(line))
      .filter(Boolean)
      .slice(-40)
      .join('\n');
  }

  async close(): Promise<void> {
    await this.balancer.stop();
    await Promise.all(this.processes.map((one) => one.kill()));
    await this.pooler?.stop();
    await this.standby.stop();
    await this.world.close();
  }
}
