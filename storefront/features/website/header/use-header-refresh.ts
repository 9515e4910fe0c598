import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followLogins } from './follow-logins.ts';

/** True while everything is read again after a login: the header then shows placeholders. */
export function useHeaderRefresh(): boolean {
  const queries = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  useEffect(() => followLogins(queries, setRefreshing), [queries]);
  return refreshing;
}
