import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkLoadError, openAnew } from './chunk-load-error.ts';

const page = 'https://bikur.example/blog?page=2';
const script = 'https://bikur.example/assets/blog-1a2b.js';
const lost = new TypeError(`Failed to fetch dynamically imported module: ${script}`);
let location: { href: string; reload: () => void; assign: (address: string) => void };
/** What was opened, in order. */
let opened: string[];
/** How the server answers to the question whether the script can be had. */
let answer: () => Promise<{ ok: boolean; status: number }>;
let asked: string[];

beforeEach(() => {
  opened = [];
  asked = [];
  answer = async () => ({ ok: true, status: 200 });
  location = {
    href: page,
    reload: () => void opened.push('again'),
    assign: (address) => void opened.push(address),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [lost.message, true],
  ['error loading dynamically imported module: https://x.example/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
  ['x is not a function', false],
])('%j is about code that could not be fetched: %s', (message, isIt) => {
  expect(isChunkLoadError(new Error(message))).toBe(isIt);
});

it.each([
  ['is there', { ok: true, status: 200 }, ['again']],
  ['is gone with the former version', { ok: false, status: 404 }, ['again']],
  ['can’t be had for now', { ok: false, status: 503 }, []],
])('a script that %s', async (_name, told, expected) => {
  answer = async () => told;
  await openAnew(lost);
  expect(asked).toEqual([`HEAD ${script}`]);
  expect(opened).toEqual(expected);
});

it('stays without a line, and after any other fault', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await openAnew(lost);
  await openAnew(new Error('x is not a function'));
  await openAnew('nonsense');
  expect(opened).toEqual([]);
});

it('leaves whoever has gone elsewhere meanwhile there', async () => {
  answer = async () => {
    location.href = 'https://bikur.example/help';
    return { ok: true, status: 200 };
  };
  await openAnew(lost, '/help?login=1');
  expect(opened).toEqual([]);
});

it('leads to another address, and asks for the page where the browser doesn’t name the script', async () => {
  await openAnew(new Error('Importing a module script failed.'), '/contact');
  expect(asked).toEqual([`HEAD ${page}`]);
  expect(opened).toEqual(['/contact']);
});
