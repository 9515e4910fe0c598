import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  SupportConversation,
  SupportMessage,
  SupportThread,
} from '../../../../api/contract/support/support.schema.ts';
import { automaticReplyDelay } from '../../../../api/contract/support/automatic-reply-delay.ts';
import { sessionKey } from '../../accounts/session/check-session.ts';
import { markConversationRead, threadKey } from '../../support/chat/support-cache.ts';
import { supportMessagesKey } from '../../support/chat/support-queries.ts';
import { applyLiveEvent, liveEventNames } from './apply-live-event.ts';
import { countUnread, notificationsKey } from '../unread-counts.ts';
import { liveEvents } from '../../../../api/contract/messaging/live.schema.ts';

const message: SupportMessage = {
  id: 2,
  conversationId: 4,
  userId: 7,
  senderId: 9,
  username: 'יעל',
  from: 'support',
  isAutomatic: false,
  attachments: [],
  content: 'שלום',
  isRead: false,
  isClosed: false,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const conversation = { id: 4, isClosed: false } as SupportConversation;
let queries: QueryClient;

const list = () => queries.getQueryData<SupportMessage[]>(supportMessagesKey) ?? [];
const thread = () => queries.getQueryData<SupportThread>(threadKey(4));
const isStale = (path: string) => queries.getQueryState([path])?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  queries = new QueryClient();
  queries.setQueryData(sessionKey, { id: 7, unreadSupportMessages: 0, unreadNotifications: 0 });
  queries.setQueryData(supportMessagesKey, [{ ...message, id: 1, isRead: true }]);
  queries.setQueryData(notificationsKey, [{ id: 1, isRead: true }]);
  queries.setQueryData(['/api/support-conversations?state=all'], [conversation]);
  queries.setQueryData(threadKey(4), { conversation, messages: [], hasOlder: false });
});

afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

it('knows every event of the contract, and lives with one it doesn’t know', () => {
  expect([...liveEventNames].toSorted()).toEqual(Object.keys(liveEvents).toSorted());
  expect(() => applyLiveEvent(queries, 'tomorrow', {})).not.toThrow();
});

describe('a support message', () => {
  it('comes to the popover, its conversation and the counts, once', () => {
    for (let time = 0; time < 2; time += 1)
      applyLiveEvent(queries, 'support-message', { message, unreadSupportMessages: 3 });
    expect(list().map(({ id }) => id)).toEqual([2, 1]);
    expect(thread()?.messages.map(({ id }) => id)).toEqual([2]);
    expect(queries.getQueryData(sessionKey)).toMatchObject({
      unreadSupportMessages: 3,
      unreadNotifications: 0,
    });
    expect(isStale('/api/support-conversations?state=all')).toBe(true);
    // The conversation is complete: reading it again would show the automatic reply too early.
    expect(isStale(threadKey(4)[0])).toBe(false);
  });

  it('of nobody appears a second later', () => {
    applyLiveEvent(queries, 'support-message', {
      message: { ...message, isAutomatic: true },
      unreadSupportMessages: 0,
    });
    vi.advanceTimersByTime(automaticReplyDelay - 1);
    expect(thread()?.messages).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(thread()?.messages).toHaveLength(1);
  });

  it('makes no list of what was never fetched', () => {
    queries.removeQueries({ queryKey: supportMessagesKey });
    queries.removeQueries({ queryKey: threadKey(4) });
    applyLiveEvent(queries, 'support-message', { message, unreadSupportMessages: 1 });
    expect(queries.getQueryData(supportMessagesKey)).toBeUndefined();
    expect(thread()).toBeUndefined();
  });
});

it('a conversation that was closed is closed everywhere', () => {
  applyLiveEvent(queries, 'support-message', { message, unreadSupportMessages: 1 });
  applyLiveEvent(queries, 'support-conversation', { conversation: { ...conversation, isClosed: true } });
  expect(thread()?.conversation.isClosed).toBe(true);
  expect(list().every(({ isClosed }) => isClosed)).toBe(true);
});

it('what another tab marked read is asked for again, and counted no longer', () => {
  applyLiveEvent(queries, 'resync', { unreadSupportMessages: 4, unreadNotifications: 5 });
  const counts = () => queries.getQueryData(sessionKey);
  queries.setQueryData(supportMessagesKey, []);
  queries.setQueryData(notificationsKey, []);
  applyLiveEvent(queries, 'support-read', { unreadSupportMessages: 0 });
  expect(isStale(supportMessagesKey[0])).toBe(true);
  expect(isStale(notificationsKey[0])).toBe(false);
  expect(counts()).toMatchObject({ unreadSupportMessages: 0, unreadNotifications: 5 });
  applyLiveEvent(queries, 'notifications-read', { unreadNotifications: 0 });
  expect(isStale(notificationsKey[0])).toBe(true);
  expect(counts()).toMatchObject({ unreadSupportMessages: 0, unreadNotifications: 0 });
});

it('a notification comes to its list once, with its count', () => {
  const notification = { id: 5, isRead: false };
  for (let time = 0; time < 2; time += 1)
    applyLiveEvent(queries, 'notification', { notification, unreadNotifications: 2 });
  expect(queries.getQueryData(notificationsKey)).toEqual([notification, { id: 1, isRead: true }]);
  expect(queries.getQueryData(sessionKey)).toMatchObject({ unreadNotifications: 2 });
});

it('after a gap everything shown is asked for again', () => {
  applyLiveEvent(queries, 'resync', { unreadSupportMessages: 4, unreadNotifications: 5 });
  for (const [path] of [supportMessagesKey, notificationsKey, threadKey(4)]) expect(isStale(path)).toBe(true);
  expect(queries.getQueryData(sessionKey)).toMatchObject({
    unreadSupportMessages: 4,
    unreadNotifications: 5,
  });
});

it('a guest has no counts to keep', () => {
  queries.setQueryData(sessionKey, null);
  applyLiveEvent(queries, 'support-read', { unreadSupportMessages: 4 });
  expect(queries.getQueryData(sessionKey)).toBeNull();
});

it('counts the list, and believes the server where the list is cut', () => {
  const items = (length: number, unread: number) =>
    Array.from({ length }, (_, index) => ({ isRead: index >= unread }));
  expect(countUnread(items(10, 3), 99)).toBe(3);
  expect(countUnread(items(50, 50), 120)).toBe(120);
  expect(countUnread(items(50, 2), undefined)).toBe(2);
  expect(countUnread([], 5)).toBe(0);
});

it('a conversation that was opened is read in the popover and in itself, and no other is', () => {
  const unread = [
    { ...message, id: 2, isRead: false },
    { ...message, id: 3, isRead: false, conversationId: 5 },
  ];
  queries.setQueryData(supportMessagesKey, unread);
  queries.setQueryData(threadKey(4), {
    conversation: { ...conversation, unread: 1 },
    messages: unread.slice(0, 1),
    hasOlder: false,
  });
  markConversationRead(queries, 4);
  expect(list().map(({ id, isRead }) => [id, isRead])).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(thread()).toMatchObject({ messages: [{ id: 2, isRead: true }], conversation: { unread: 0 } });
  expect(isStale('/api/support-conversations?state=all')).toBe(true);
  // Of what was never fetched nothing is made.
  markConversationRead(queries, 9);
  expect(queries.getQueryData(threadKey(9))).toBeUndefined();
});
