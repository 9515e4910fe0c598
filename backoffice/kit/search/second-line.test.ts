import { expect, test } from 'vitest';
import { choicesHebrew } from '../i18n/he/choices.ts';
import { secondLine } from './second-line.ts';

const statuses: Readonly<Record<string, string>> = choicesHebrew.attemptStatus;
const inHebrew = (key: string) => statuses[key.replace('bikur.choices.attemptStatus.', '')] ?? key;

test('what became of a payment is said in words, what somebody typed as it is', () => {
  expect(secondLine('payments', { id: 86, status: 'failed' }, inHebrew)).toBe('נכשל');
  expect(secondLine('users', { id: 1, email: 'dana@example.test' }, inHebrew)).toBe('dana@example.test');
  expect(secondLine('receipts', { id: 7, description: null }, inHebrew)).toBe('#7');
});
