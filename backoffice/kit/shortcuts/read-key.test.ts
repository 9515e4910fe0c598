import { expect, test } from 'vitest';
import { readKey, type KeyPress } from './read-key.ts';

const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});
const free = { afterG: false, typing: false };
const typing = { afterG: false, typing: true };

test('a key is told by its place, so a Hebrew keyboard has the same ones', () => {
  expect(readKey(press('KeyJ', { key: 'ח' }), free)).toBe('next');
  expect(readKey(press('Slash', { key: '.' }), free)).toBe('search');
  expect(readKey(press('Slash', { key: '?', shiftKey: true }), free)).toBe('help');
  expect(readKey(press('KeyU', { key: 'ו' }), { ...free, afterG: true })).toEqual({ list: 'users' });
});

test('whoever writes in a field is left alone, but for the keys with control', () => {
  for (const code of ['KeyJ', 'KeyN', 'KeyE', 'KeyG', 'Slash'])
    expect(readKey(press(code), typing)).toBeNull();
  expect(readKey(press('KeyS', { ctrlKey: true }), typing)).toBe('save');
  expect(readKey(press('KeyK', { metaKey: true }), typing)).toBe('jump');
});

test('the browser’s own keys stay its own', () => {
  expect(readKey(press('KeyN', { ctrlKey: true }), free)).toBeNull();
  expect(readKey(press('KeyS', { ctrlKey: true, shiftKey: true }), free)).toBeNull();
  expect(readKey(press('KeyE', { altKey: true }), free)).toBeNull();
  expect(readKey(press('KeyJ', { isComposing: true }), free)).toBeNull();
});
