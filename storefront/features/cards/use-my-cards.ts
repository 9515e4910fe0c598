import { readDashboardEndpoint } from '../../../api/contract/cards/dashboard.endpoint.ts';
import {
  deleteCardEndpoint,
  duplicateCardEndpoint,
  listMyCardsEndpoint,
} from '../../../api/contract/cards/my-cards.endpoint.ts';
import { setCardVisibilityEndpoint } from '../../../api/contract/cards/card-editing.endpoint.ts';
import { call, readsBelow, useRead } from '../../lib/call.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { myCardFilters } from '../../../api/contract/base/list-filters.ts';
import { useFilteredRead } from '../../lib/use-filtered-read.ts';

export const useDashboard = () => useRead(readDashboardEndpoint);
export const useMyCards = () => useFilteredRead(listMyCardsEndpoint, myCardFilters);

/** Invalidates lists of cards and their counts after a card was added, removed or changed. */
async function refreshCards(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({
    predicate: readsBelow(listMyCardsEndpoint, readDashboardEndpoint),
  });
}

/** A write that changes the list of cards. */
export function useCardWrite<Input, Reply>(write: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => refreshCards(queries),
  });
}

export const useDuplicateCard = () =>
  useCardWrite((id: number) => call(duplicateCardEndpoint, { params: { id } }));
export const useSetVisibility = () =>
  useCardWrite(({ id, isPublic }: { id: number; isPublic: boolean }) =>
    call(setCardVisibilityEndpoint, { params: { id }, body: { isPublic } }),
  );
export const useDeleteCard = () => useCardWrite((id: number) => call(deleteCardEndpoint, { params: { id } }));
