import { describe, expect, it } from 'vitest';
import type {
  SupportConversation,
  SupportMessage,
  SupportThread,
} from '../../../../api/contract/support/support.schema.ts';
import { addOlder, byDay, insertMessage, recentDay, refreshThread } from './threads.ts';

const at = (id: number, createdAt: string): SupportMessage => ({
  id,
  conversationId: 1,
  userId: 7,
  senderId: 7,
  username: 'דנה',
  from: 'user',
  isAutomatic: false,
  attachments: [],
  content: `שורה ${id}`,
  isRead: true,
  isClosed: false,
  createdAt,
});
const minute = (id: number) => at(id, `2026-03-01T10:${String(id).padStart(2, '0')}:00.000Z`);
const conversation = { id: 1 } as SupportConversation;
const thread = (ids: number[], hasOlder = false): SupportThread => ({
  conversation,
  messages: ids.map(minute),
  hasOlder,
});
const ids = (messages: readonly SupportMessage[]) => messages.map(({ id }) => id);

describe('a new line', () => {
  it('stands where its time says, also when an automatic reply was dated ahead of it', () => {
    const reply = at(2, '2026-03-01T10:00:01.000Z');
    const quick = at(3, '2026-03-01T10:00:00.500Z');
    expect(ids(insertMessage([at(1, '2026-03-01T10:00:00.000Z'), reply], quick))).toEqual([1, 3, 2]);
  });

  it('is not there twice when two ways bring it', () => {
    expect(ids(insertMessage(insertMessage([minute(1)], minute(2)), minute(2)))).toEqual([1, 2]);
  });

  it('of the same moment comes in the order of writing', () => {
    expect(
      ids(insertMessage([at(5, '2026-03-01T10:00:00.000Z')], at(4, '2026-03-01T10:00:00.000Z'))),
    ).toEqual([4, 5]);
  });
});

describe('the past of a conversation', () => {
  it('comes before what is there, once', () => {
    const joined = addOlder(thread([3, 4], true), thread([1, 2, 3]));
    expect(ids(joined.messages)).toEqual([1, 2, 3, 4]);
    expect(joined.hasOlder).toBe(false);
  });

  it('stays when the conversation is asked for again', () => {
    const known = addOlder(thread([3, 4], true), thread([1, 2]));
    const fresh = refreshThread(known, thread([3, 4, 5], true));
    expect(ids(fresh.messages)).toEqual([1, 2, 3, 4, 5]);
    expect(fresh.hasOlder).toBe(false);
  });

  it('is left out when a gap would be hidden by it', () => {
    expect(ids(refreshThread(thread([1, 2]), thread([8, 9], true)).messages)).toEqual([8, 9]);
    expect(ids(refreshThread(undefined, thread([1])).messages)).toEqual([1]);
  });
});

it('parts messages by the Israeli day, not the one of Greenwich', () => {
  // 21:30 and 22:30 UTC are 23:30 and 00:30 in Israeli winter time.
  const days = byDay([at(1, '2026-01-01T21:30:00.000Z'), at(2, '2026-01-01T22:30:00.000Z')]);
  expect(days.map(({ messages }) => ids(messages))).toEqual([[1], [2]]);
  expect(byDay([])).toEqual([]);
});

it.each([
  ['2026-11-28T10:00:00.000Z', '2026-11-29T21:59:00.000Z', 'yesterday'],
  ['2026-11-29T10:00:00.000Z', '2026-11-29T21:59:00.000Z', 'today'],
  ['2026-11-29T10:00:00.000Z', '2026-11-29T22:00:00.000Z', 'yesterday'],
  ['2026-11-28T10:00:00.000Z', '2026-11-29T22:00:00.000Z', null],
  // Half an hour before midnight of a day with 25 hours, and after midnight of the day after one with 23.
  ['2026-10-24T10:00:00.000Z', '2026-10-25T21:30:00.000Z', 'yesterday'],
  ['2026-03-27T10:00:00.000Z', '2026-03-27T21:30:00.000Z', 'yesterday'],
  ['2026-12-31T10:00:00.000Z', '2026-12-31T22:00:00.000Z', 'yesterday'],
])('a message of %s is, at %s, of %s', (date, now, expected) => {
  expect(recentDay(date, new Date(now))).toBe(expected);
});
