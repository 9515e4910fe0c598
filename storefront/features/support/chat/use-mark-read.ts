import { markConversationReadEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SupportThread } from '../../../../api/contract/support/support.schema.ts';
import { call } from '../../../lib/call.ts';
import { markConversationRead } from './support-cache.ts';

/** Marks a visible conversation as read; in a hidden tab it stays unread. */
export function useMarkRead(thread: SupportThread | undefined): void {
  const queries = useQueryClient();
  const asked = useRef('');
  const id = thread?.conversation.id;
  const unread = thread?.messages.filter(({ isRead }) => !isRead).map((message) => message.id) ?? [];
  const waiting = unread.join();

  useEffect(() => {
    if (id === undefined || waiting === '') return;
    const place = id;
    function mark() {
      // Once for the same messages, also when the server refuses.
      if (document.hidden || asked.current === waiting) return;
      asked.current = waiting;
      call(markConversationReadEndpoint, { params: { id: place } }).then(
        () => markConversationRead(queries, place),
        () => {},
      );
    }
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, waiting, queries]);
}
