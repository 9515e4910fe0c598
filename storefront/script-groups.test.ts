import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { icons } from '@iconify-json/ph';
import { expect, test } from 'vitest';
import { scriptGroups } from './script-groups.ts';

const root = join(import.meta.dirname, '..');

function exists(path: string): boolean {
  if (path.startsWith('~icons/ph/')) return path.endsWith('/') || basename(path) in icons.icons;
  // Vite's own, which is no file.
  if (path === 'vite/preload-helper') return true;
  if (path.endsWith('/')) return existsSync(join(root, path));
  const folder = join(root, dirname(path));
  const name = basename(path);
  return (
    existsSync(folder) && readdirSync(folder).some((file) => file === name || file.startsWith(`${name}.`))
  );
}

test('every path of every group leads to something: what is renamed would stand in a file of its own', () => {
  const paths = scriptGroups.flatMap((group) => group.paths);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test('no path stands in a group twice', () => {
  for (const { name, paths } of scriptGroups) expect([...new Set(paths)], name).toEqual(paths);
});
