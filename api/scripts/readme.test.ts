import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { environmentSchema } from '../env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** First cells of the table rows under a heading, without backticks. */
function firstCells(heading: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
}

describe('README', () => {
  test('explains every setting, and no other', () => {
    expect(firstCells('Configuration').sort()).toEqual(
      [...Object.keys(environmentSchema.shape), 'CHROMIUM_PATH', 'TEST_DATABASE_URL'].sort(),
    );
  });

  test('says of every dependency why it was chosen', () => {
    const used = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
    expect(firstCells('Dependencies').sort()).toEqual(used.sort());
  });

  test('lists every command', () => {
    const listed = firstCells('Commands').map((command) => command.replace(/^npm (run )?/, '').split(' ')[0]);
    expect([...new Set(listed)].sort()).toEqual(Object.keys(manifest.scripts).sort());
  });

  test('links only to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(existsSync(`${root}/${link}`), link).toBe(true);
  });
});
