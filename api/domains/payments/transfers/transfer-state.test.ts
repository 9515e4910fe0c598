import { expect, test } from 'vitest';
import { transferStateOf } from './read-transfers.ts';

test('money that came for a transfer that had ended is under review; without any it lapsed', () => {
  for (const status of ['failed', 'expired'] as const) {
    expect(transferStateOf({ status, needsReview: true })).toBe('review');
    expect(transferStateOf({ status, needsReview: false })).toBe('lapsed');
  }
  expect(transferStateOf({ status: 'manual_review', needsReview: true })).toBe('review');
});
