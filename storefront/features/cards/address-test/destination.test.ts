import { expect, it } from 'vitest';
import { destinationOf } from './destination.ts';

const none = { kind: 'none' } as const;

it.each([
  ['/', { kind: 'page', route: 'landing' }],
  ['/help', { kind: 'page', route: 'help' }],
  ['/editor/7', { kind: 'page', route: 'editor-card' }],
  ['/editor/abc', none],
  ['/invoices', { kind: 'redirect', to: '/wallet' }],
  ['/t/k7m2q9x4b8n3t', { kind: 'page', route: 'chip' }],
  ['/admin/users', { kind: 'service' }],
  ['/sitemap.xml', { kind: 'service' }],
  ['/administrator', none],
])('%s', (path, destination) => {
  expect(destinationOf(path, none)).toEqual(destination);
});

it('leaves cards to what the server says, but never lets one stand in for a page of ours', () => {
  const card = { kind: 'card', name: 'דנה' } as const;
  expect(destinationOf('/p/dana', card)).toBe(card);
  expect(destinationOf('/contact', card)).toEqual({ kind: 'page', route: 'contact' });
});
