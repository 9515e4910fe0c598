import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../lib/repository.ts';
import type { Row } from './measure.ts';

interface Result {
  name: string;
  people: number;
  rows: Row[];
}
interface DatedResult extends Result {
  day: string;
  commit: string;
}

const verdictOf = ({ isMet }: Row) => (isMet === null ? '' : isMet ? 'met' : 'NOT MET');

export function printRows(rows: readonly Row[]): void {
  for (const row of rows) {
    console.log(`  ${verdictOf(row).padEnd(8)} ${row.what}: ${row.value}   [${row.goal}]`);
    console.log(`           ${row.facts}`);
  }
}

const page = join(repository, 'docs/performance.md');
const [begin, end] = ['<!-- results -->', '<!-- end of results -->'];

/**
 * Keeps a measure's rows in results.json, beside those of other measures.
 * @param isWritten whether docs/performance.md is to show all that is kept there
 */
export function saveResults(folder: string, result: Result, isWritten: boolean): void {
  const file = join(folder, 'results.json');
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, DatedResult>)
    : {};
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();
  known[result.name] = { ...result, day: new Date().toISOString().slice(0, 10), commit };
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  if (!isWritten) return;
  const text = readFileSync(page, 'utf8');
  const [before] = text.split(begin);
  const [, after] = text.split(end);
  writeFileSync(page, `${before}${begin}\n\n${tableOf(Object.values(known))}\n${end}${after}`);
}

function tableOf(results: readonly DatedResult[]): string {
  const lines = results
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ name, day, commit, rows }) =>
      rows.map(
        (row) =>
          `| \`${name}\` | ${row.what} | ${row.goal} | ${row.value} | ${verdictOf(row)} | ${row.facts} | ${day}, ${commit} |`,
      ),
    );
  return `| measure | what | goal | measured | verdict | facts | day, commit |\n|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`;
}
