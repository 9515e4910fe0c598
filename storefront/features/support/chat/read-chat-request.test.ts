import { expect, it, vi } from 'vitest';
import { deliverChatRequest, receiveChatRequests } from './chat-requests.ts';
import { readChatRequest } from './read-chat-request.ts';

it('takes what is usable of an event’s detail, and nothing else', () => {
  expect(readChatRequest({ draft: 'שלום', about: { kind: 'chip', id: 4 }, conversationId: 2 })).toEqual({
    draft: 'שלום',
    about: { kind: 'chip', id: 4 },
    conversationId: 2,
  });
  for (const detail of [null, undefined, 'x', 7]) expect(readChatRequest(detail)).toBeNull();
  for (const detail of [
    { draft: '  ' },
    { draft: 5, newRequest: 'yes' },
    { about: { kind: 'user', id: 1 } },
    { about: { kind: 'card', id: '1' } },
    { about: { kind: 'card', id: -1 } },
    { about: 'card' },
    { conversationId: 1.5 },
  ])
    expect(readChatRequest(detail)).toEqual({});
  expect(readChatRequest({ draft: 'א'.repeat(10_000) })?.draft).toHaveLength(5_000);
});

it('keeps a request until the chat is there to receive it', () => {
  const heard = vi.fn<(detail: unknown) => void>();
  deliverChatRequest('early');
  const leave = receiveChatRequests(heard);
  deliverChatRequest('later');
  leave();
  deliverChatRequest('unheard');
  expect(heard.mock.calls).toEqual([['early'], ['later']]);
  receiveChatRequests(heard)();
  expect(heard).toHaveBeenLastCalledWith('unheard');
});
