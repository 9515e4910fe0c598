import { expect, test } from 'vitest';
import { checkoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { canStartOver, isOver } from './use-start-over.ts';

test('another payment is started only after one that brings no money any more, and a page is closed only while money may come', () => {
  expect(checkoutState.options.filter(isOver)).toEqual(['declined', 'not_charged', 'expired']);
  expect(checkoutState.options.filter(canStartOver)).toEqual(['open', 'unclear']);
});
