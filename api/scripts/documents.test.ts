import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { environmentSchema } from '../env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** What stands in backticks in the first cells of a document's tables. */
const firstCells = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));

const commandsOf = (markdown: string) =>
  firstCells(markdown)
    .filter((cell) => cell.startsWith('npm '))
    .map((command) => command.replace(/^npm (run )?/, '').split(' ')[0]);

describe('README', () => {
  test('is short enough to be read', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(7_000);
  });

  test('lists commands that exist', () => {
    const listed = commandsOf(read('README.md'));
    expect(listed.length).toBeGreaterThan(5);
    expect(listed).toEqual([...new Set(listed)]);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(listed));
  });
});

describe('docs', () => {
  test('configuration explains every setting, and no other', () => {
    expect(firstCells(read('docs/configuration.md')).sort()).toEqual(
      [...Object.keys(environmentSchema.shape), 'CHROMIUM_PATH', 'TEST_DATABASE_URL'].sort(),
    );
  });

  test.each([
    ['In production', manifest.dependencies],
    ['In development', manifest.devDependencies],
  ])('dependencies says of every package why it was chosen: %s', (heading, packages) => {
    const section = read('docs/dependencies.md')
      .split(/^## /m)
      .find((part) => part.startsWith(heading));
    expect(firstCells(section ?? '').sort()).toEqual(Object.keys(packages).sort());
  });

  test('commands lists every command', () => {
    expect([...new Set(commandsOf(read('docs/commands.md')))].sort()).toEqual(
      Object.keys(manifest.scripts).sort(),
    );
  });
});

describe('security', () => {
  const document = read('docs/security.md');
  const rows = document
    .split('\n')
    .map((line) => /^\| ([A-Z]\d*) \| `([^`]+)` \| (.+) \|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, code = '', file = '', title = '']) => ({ code, file, title }));

  test('names tests that exist, by their file and their whole title', () => {
    const missing = rows.filter(({ file, title }) => {
      if (!existsSync(`${root}/${file}`)) return true;
      const text = read(file);
      return !["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
    });
    expect(rows.length).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });

  test('has a test for every line that is built', () => {
    const lines = [...document.matchAll(/^- ([A-Z]\d+) /gm)].map((match) => match[1] ?? '');
    const proven = new Set(rows.map(({ code }) => code));
    expect([...proven].filter((code) => code !== 'R' && !lines.includes(code))).toEqual([]);
    const unbuilt = [...document.matchAll(/^Decided, not built yet: (.+)$/gm)].flatMap(
      (match) => match[1]?.match(/\b[A-Z]\d+\b/g) ?? [],
    );
    expect([...lines, 'R'].filter((code) => !proven.has(code) && !unbuilt.includes(code))).toEqual([]);
  });

  test('holds each requirement of ASVS 5.0.0, levels 1 and 2, once, and lines that exist', () => {
    const found = [...read('docs/asvs.md').matchAll(/^\| ([\d., ]+) \| (?:covered|n\/a|open) \| (.+) \|$/gm)];
    const numbers = found.flatMap((match) => match[1]?.split(', ') ?? []);
    // 70 of level 1 and 183 of level 2.
    expect([numbers.length, new Set(numbers).size]).toEqual([253, 253]);
    const lines = new Set([...document.matchAll(/^- ([A-Z]\d+) /gm)].map((match) => match[1]));
    const named = found.flatMap((match) => match[2]?.match(/\b[A-HPR-V]\d{1,2}\b/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((code) => !lines.has(code))).toEqual([]);
  });
});
