import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { nameOfMigration, setMigrationLimits } from '../../adapters/migration-limits.ts';
import { repository } from '../../lib/repository.ts';

export interface RecordedMigration {
  name: string;
  isInTransaction: boolean;
  /** All it sent, its limits first. */
  statements: string[];
}

/**
 * Writes down what migrations send while `work` runs them.
 * @param knex a pool of one connection
 * @param work gets knex's settings of the run
 */
export async function recordMigrations(
  knex: Knex,
  work: (config: Knex.MigratorConfigWithLifecycleHooks) => Promise<unknown>,
): Promise<RecordedMigration[]> {
  const recorded: RecordedMigration[] = [];
  let current: RecordedMigration | undefined;
  const write = ({ sql }: { sql: string }) => {
    if (!/^(?:begin|commit|rollback|savepoint|release)\b/iu.test(sql)) current?.statements.push(sql);
  };
  knex.on('query', write);
  try {
    await work({
      beforeEach: async (connection, names) => {
        current = {
          name: nameOfMigration(names[0]),
          isInTransaction: connection.isTransaction === true,
          statements: [],
        };
        recorded.push(current);
        await setMigrationLimits(connection, names);
      },
      afterEach: async () => {
        current = undefined;
      },
    });
  } finally {
    knex.off('query', write);
  }
  return recorded;
}

/** Rules of taste, in which the house differs: lengths are limited in columns, counts and agorot are integers. */
const matterOfTaste = ['prefer-text-field', 'prefer-bigint-over-int', 'prefer-bigint-over-smallint'];

/** What squawk finds dangerous on tables in use, as `rule: statement's line` by the migration's name; the clean ones are left out. */
export function judgeMigrations(migrations: readonly RecordedMigration[]): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bikur-squawk-'));
  try {
    const found: Record<string, string[]> = {};
    for (const isInTransaction of [true, false]) {
      const files = migrations.filter((migration) => migration.isInTransaction === isInTransaction);
      if (files.length === 0) continue;
      const place = join(folder, String(isInTransaction));
      mkdirSync(place);
      for (const { name, statements } of files)
        writeFileSync(
          join(place, `${name}.sql`),
          statements.map((sql) => `${sql.trim().replace(/;$/u, '')};\n`).join('\n'),
        );
      for (const finding of squawk(
        files.map(({ name }) => join(place, `${name}.sql`)),
        isInTransaction,
      )) {
        const name = finding.file.slice(place.length + 1, -'.sql'.length);
        const rules = (found[name] ??= []);
        if (!rules.includes(finding.rule_name)) rules.push(finding.rule_name);
      }
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Finding {
  file: string;
  rule_name: string;
}

function squawk(files: readonly string[], isInTransaction: boolean): Finding[] {
  const program = join(repository, 'node_modules/.bin/squawk');
  const options = ['--reporter=json', '--pg-version=18.4', `--exclude=${matterOfTaste.join(',')}`];
  const { stdout, stderr, error } = spawnSync(
    program,
    [...options, ...(isInTransaction ? ['--assume-in-transaction'] : []), ...files],
    { encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (error) throw error;
  try {
    return JSON.parse(stdout) as Finding[];
  } catch {
    throw new Error(`squawk said nothing that can be read: ${stderr}`);
  }
}
