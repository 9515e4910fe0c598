import { expect, it } from 'vitest';
import { parseExpiredProfile } from './expired-profile.ts';

it.each([
  [null, { kind: 'none' }],
  ['{"profileName":"דנה לוי","profileData":{"id":3}}', { kind: 'known', name: 'דנה לוי' }],
  ['{"profileName":" דנה ","profileData":"{\\"id\\":3}"}', { kind: 'known', name: 'דנה' }],
  ['{"profileName":"דנה"}', { kind: 'known', name: 'דנה' }],
  ['{"profileName":"","profileData":{}}', { kind: 'none' }],
  ['{"profileName":"דנה","profileData":"{oops"}', { kind: 'broken' }],
  ['{"profileName":"דנה","profileData":5}', { kind: 'broken' }],
  ['{"profileName":7,"profileData":{}}', { kind: 'broken' }],
  ['', { kind: 'broken' }],
  ['null', { kind: 'broken' }],
  ['דנה', { kind: 'broken' }],
])('%s', (stored, profile) => {
  expect(parseExpiredProfile(stored)).toEqual(profile);
});
