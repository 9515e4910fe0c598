import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('only what differs is sent, and an empty field is no change of none', () => {
  const begunOn = { id: 3, version: 'a', name: 'דנה', notes: null, tags: ['NFC'], price: '40.00' };
  expect(changesOf({ ...begunOn }, begunOn)).toEqual({});
  expect(changesOf({ ...begunOn, version: 'b', notes: '', other: undefined }, begunOn)).toEqual({});
  expect(changesOf({ ...begunOn, name: '', tags: ['NFC', 'QR'] }, begunOn)).toEqual({
    name: '',
    tags: ['NFC', 'QR'],
  });
});
