import { expect, test } from 'vitest';
import { answerByMail } from './answer-by-mail.ts';

const answer = (message: unknown) => {
  const address = answerByMail('mailto:dana@example.com', { id: 1, message }, 'פנייה & תשובה?');
  expect(address.startsWith('mailto:dana@example.com?')).toBe(true);
  return Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'))));
};

test('the answer quotes every line of what was asked, and nothing of it becomes a header of the mail', () => {
  expect(answer('שלום\n&bcc=all@example.com#?')).toEqual({
    subject: 'פנייה & תשובה?',
    body: '\r\n\r\n> שלום\r\n> &bcc=all@example.com#?',
  });
  for (const none of ['', null, 5]) expect(answer(none)).toEqual({ subject: 'פנייה & תשובה?' });
});

test('a long message is quoted as far as mail programs take an address, with no letter cut in two', () => {
  expect(answer('😀'.repeat(1_000)).body).toBe(`\r\n\r\n> ${'😀'.repeat(1_000)}`);
  expect(answer('😀'.repeat(1_001)).body).toBe(`\r\n\r\n> ${'😀'.repeat(1_000)}`);
});
