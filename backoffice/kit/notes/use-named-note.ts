import { useEffect, useRef } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { noteAnchor } from './note-path.ts';
import type { Note } from './NoteOfStaff.tsx';

/**
 * Focuses the note that the page's address names, once each time that somebody comes to the address. It may be older
 * than those that the page begins with, which are read on until it is there. Whoever types by then is left alone.
 */
export function useNamedNote(): void {
  const { hash, key } = useLocation();
  const { data, error } = useListContext<Note>();
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = useInfinitePaginationContext();
  const isHere = data?.some(({ id }) => hash === `#${noteAnchor(id)}`);
  // What failed is asked for again by a press, not by itself.
  const isAwaited = /^#note-\d+$/u.test(hash) && isHere === false && !error;
  useEffect(() => {
    if (isAwaited && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isAwaited, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const arrival = useRef<{ at: string; field: Element | null; isOver: boolean }>(null);
  useEffect(() => {
    const at = key + hash;
    if (arrival.current?.at !== at) arrival.current = { at, field: document.activeElement, isOver: false };
    if (!isHere || arrival.current.isOver) return;
    arrival.current.isOver = true;
    const focused = document.activeElement;
    const isTyping = focused !== arrival.current.field && focused?.matches('input, textarea');
    if (!isTyping) document.querySelector<HTMLElement>(hash)?.focus();
  }, [hash, key, isHere]);
}
