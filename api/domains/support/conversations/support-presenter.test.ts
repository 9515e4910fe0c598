import { expect, test } from 'vitest';
import type { Message } from '../../../models/Message.ts';
import { presentSupportMessage } from './support.presenter.ts';

const at = new Date('2026-11-21T10:00:00Z');
const message = (more: object) =>
  ({
    id: 1,
    ticketId: 2,
    ticket: { userId: 7 },
    userId: 7,
    recipientId: null,
    sender: { username: 'דנה' },
    content: 'שלום',
    isRead: false,
    isClosed: false,
    createdAt: at,
    ...more,
  }) as unknown as Message;
const asked = message({});
const answer = message({ userId: 9, recipientId: 7, sender: { username: 'צוות' } });
const automatic = message({ userId: null, recipientId: 7, sender: null });
const owner = { id: 7, role: 'user' as const };
const staff = { id: 9, role: 'admin' as const };
const colleague = { id: 10, role: 'moderator' as const };

test.each([
  ['a question', asked, [true, false, false]],
  ['an answer', answer, [false, true, true]],
  ['an automatic reply', automatic, [false, true, true]],
  ['one that staff ask themselves', message({ userId: 9, ticket: { userId: 9 } }), [true, true, false]],
])('%s waits for whom it is for', (_what, row, isRead) => {
  expect(
    [owner, staff, colleague].map((reader) => presentSupportMessage(row, reader, 'ביקור').isRead),
  ).toEqual(isRead);
  const read = { ...row, isRead: true } as Message;
  expect(presentSupportMessage(read, owner, 'ביקור').isRead).toBe(true);
});

test('it says from which side it comes, and the company signs what comes by itself', () => {
  const shown = [asked, answer, automatic].map((row) => {
    const { userId, senderId, username, from, isAutomatic } = presentSupportMessage(row, owner, 'ביקור');
    return [userId, senderId, username, from, isAutomatic];
  });
  expect(shown).toEqual([
    [7, 7, 'דנה', 'user', false],
    [7, 9, 'צוות', 'support', false],
    [7, null, 'ביקור', 'support', true],
  ]);
});
