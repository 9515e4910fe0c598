import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** From the top to the bottom (docs/architecture.md): each may use those below it, through their index alone. */
const floors = [
  'admin',
  'website',
  'support',
  'leads',
  'nfc',
  'cards',
  'subscriptions',
  'payments',
  'statistics',
  'accounts',
  'messaging',
];
const domains = resolve(import.meta.dirname, '../domains');
const statements = /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gu;

interface Arrow {
  from: string;
  to: string;
}

/** Every import of one domain's files that leads into another, types and lazy ones too. */
function arrowsBetweenDomains(): Arrow[] {
  return readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((from) => {
      const text = readFileSync(join(domains, from), 'utf8');
      return [...text.matchAll(statements)].map(([, fixed, lazy]) => ({
        from,
        to: relative(domains, resolve(domains, dirname(from), fixed ?? lazy ?? '')),
      }));
    })
    .filter(({ from, to }) => !to.startsWith('..') && domainOf(from) !== domainOf(to));
}

const domainOf = (file: string): string => file.split('/')[0] ?? '';
const show = ({ from, to }: Arrow): string => `${from} -> ${to}`;
const arrows = arrowsBetweenDomains();

test('every domain has its floor', () => {
  expect(readdirSync(domains).toSorted()).toEqual(floors.toSorted());
  expect(arrows.length).toBeGreaterThan(50);
});

test('no domain knows one above it', () => {
  const floorOf = (file: string) => floors.indexOf(domainOf(file));
  expect(arrows.filter(({ from, to }) => floorOf(to) < floorOf(from)).map(show)).toEqual([]);
});

test('another domain is called through its index only', () => {
  expect(arrows.filter(({ to }) => to !== join(domainOf(to), 'index.ts')).map(show)).toEqual([]);
});
