import type { HeldMessages } from './held.he.ts';

export default {
  before: 'Visitors don’t see this card yet: the words “',
  after: '” sound like the name of a bank, a brand or a public body, so we check the card first.',
  verifyAndWait: (date) =>
    `It appears once we have checked it, or by itself after you verify your e-mail, from ${date} on.`,
  verify: 'It appears once we have checked it, or by itself a few minutes after you verify your e-mail.',
  byStaff: 'It appears once we have checked it.',
  withPayment: 'It leads to a payment page, so it shows only once we have checked it.',
  wait: (date) => `It appears once we have checked it, and on ${date} at the latest.`,
  soon: 'It appears within a few minutes.',
  toVerify: 'Verify your e-mail',
  write: 'Write to us',
} satisfies HeldMessages;
