import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiWrite } from '../../lib/api-client.ts';

export interface ReadableItem {
  id: number;
  isRead: boolean;
}

/**
 * A list with unread items and what happens when its popover opens: everything is marked read on the server
 * and the count goes; what was new keeps its mark until the popover closes (specification section 4).
 */
export function useUnread<Item extends ReadableItem>(path: string, staleTime?: number) {
  const queries = useQueryClient();
  const list = useQuery<Item[]>({ queryKey: [path], ...(staleTime !== undefined && { staleTime }) });
  const { mutate, isError } = useMutation({
    mutationFn: () => apiWrite('PUT', `${path}/read-all`),
    // The count comes back: nothing was marked.
    onError: () => queries.invalidateQueries({ queryKey: [path] }),
  });
  const [open, setOpen] = useState(false);
  const items = Array.isArray(list.data) ? list.data : [];
  const unread = items.filter((item) => !item.isRead);
  const unreadIds = unread.map((item) => item.id).join();

  useEffect(() => {
    if (open && unreadIds !== '') mutate();
  }, [open, unreadIds, mutate]);

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (next || isError) return;
    queries.setQueryData<Item[]>([path], (present) =>
      present?.map((item) => (item.isRead ? item : { ...item, isRead: true })),
    );
  }

  return { list, items, unread: open ? 0 : unread.length, open, onOpenChange };
}
