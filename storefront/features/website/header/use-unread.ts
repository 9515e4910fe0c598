import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReadAt, type ReadKey } from '../../../lib/call.ts';
import { countUnread, setUnreadCounts } from '../../messaging/unread-counts.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';

interface ReadableItem {
  id: number;
  isRead: boolean;
}

const none: ReadonlySet<number> = new Set();

interface UnreadOptions {
  staleTime?: number;
  /** Field of the server's count; the list contains only the newest. */
  count: 'unreadSupportMessages' | 'unreadNotifications';
}

/**
 * A list with unread items: opening its popover marks all of them as read on the server and clears the count;
 * new items keep their mark until the popover closes (docs/specification.md 4).
 */
export function useUnread<Item extends ReadableItem>(
  key: ReadKey<Item[]>,
  markAllRead: () => Promise<unknown>,
  { staleTime, count }: UnreadOptions,
) {
  const queries = useQueryClient();
  const { user } = useSession();
  const list = useReadAt(key, staleTime === undefined ? {} : { staleTime });
  const [open, setOpen] = useState(false);
  const [fresh, setFresh] = useState(none);
  const { mutate } = useMutation<unknown, Error, readonly number[]>({
    mutationFn: markAllRead,
    onMutate: (ids) => setFresh((before) => new Set([...before, ...ids])),
    // Items that arrived meanwhile stay unread.
    onSuccess: (_, marked) => {
      setUnreadCounts(queries, { [count]: 0 });
      queries.setQueryData<Item[]>(key, (present) =>
        present?.map((item) => (marked.includes(item.id) ? { ...item, isRead: true } : item)),
      );
    },
    // Restores the count: nothing was marked.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
  const items = Array.isArray(list.data) ? list.data : [];
  const unreadIds = items
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (open && unreadIds !== '') mutate(unreadIds.split(',').map(Number));
  }, [open, unreadIds, mutate]);

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (!next) setFresh(none);
  }

  const isFresh = (item: Item) => !item.isRead || fresh.has(item.id);
  return { list, items, isFresh, unread: open ? 0 : countUnread(items, user?.[count]), open, onOpenChange };
}
