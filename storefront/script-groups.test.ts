import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { icons } from '@iconify-json/ph';
import { describe, expect, test } from 'vitest';
import { repository } from '../api/lib/repository.ts';
import { codeSplittingGroups, scriptGroups } from './script-groups.ts';

const paths = scriptGroups.flatMap((group) => group.paths);

function exists(path: string): boolean {
  if (path.startsWith('~icons/ph/')) return path.endsWith('/') || basename(path) in icons.icons;
  const ends = path.endsWith('/') ? [''] : ['.ts', '.tsx', '.css'];
  return ends.some((end) => existsSync(join(repository, path + end)));
}

describe('paths', () => {
  test('lead to something: what is renamed would fall into a file of its own', () => {
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  test('stand in one group: the second would never get what the first has', () => {
    expect([...new Set(paths)]).toEqual(paths);
  });
});

test.each([
  ['/any/storefront/components/button.tsx', 'shell'],
  ['/any/storefront/components/button.module.css', 'shell'],
  ['/any/storefront/components/button-row.tsx', undefined],
  ['/any/storefront/features/accounts/session/check-session.ts', 'shell'],
  ['~icons/ph/check.jsx', 'shell'],
  ['~icons/ph/star.jsx', 'parts'],
  ['/any/api/contract/subscriptions/products.endpoint.ts', 'shell'],
  ['/any/api/contract/subscriptions/team.endpoint.ts', 'parts'],
  ['/any/api/contract/cards/card-fields.ts', 'parts'],
  ['/any/api/contract/cards/card-fields.schema.ts', 'card-fields'],
  ['/any/node_modules/react-dom/index.js', 'base'],
  ['/any/node_modules/react-dom-extra/index.js', undefined],
  ['/any/api/contract/base/languages.ts', 'shell'],
  ['/any/api/contract/base/languages.ts?apart', undefined],
])('%s belongs to %s', (id, name) => {
  const groups = codeSplittingGroups((other) => other.endsWith('?apart'));
  expect(groups.find((group) => group.test(id))?.name).toBe(name);
});
