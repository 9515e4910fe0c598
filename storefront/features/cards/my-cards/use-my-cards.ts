import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Dashboard } from '../../../../api/contract/cards/dashboard.schema.ts';
import { myCardFilters } from '../../../../api/contract/base/list-filters.ts';
import type { MyCard, MyCards } from '../../../../api/contract/cards/my-cards.schema.ts';
import { apiWrite } from '../../../lib/api-client.ts';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';

export const useDashboard = () => useQuery<Dashboard>({ queryKey: ['/api/dashboard'] });
export const useMyCards = () => useFilteredRead<MyCards>('/api/cards', myCardFilters);

/** Lists of cards and what is counted around them are read anew: after a card came, went or changed. */
export async function refreshCards(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(?:cards|dashboard)(?:$|[?/])/u.test(String(queryKey[0])),
  });
}

/** A write that changes the list of cards. It is made once: a second try could make a second card. */
export function useCardWrite<Input>(write: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await write(input)) as MyCard,
    retry: false,
    onSettled: () => refreshCards(queries),
  });
}

export const useDuplicateCard = () =>
  useCardWrite((id: number) => apiWrite('POST', `/api/cards/${id}/duplicate`));
export const useSetVisibility = () =>
  useCardWrite(({ id, isPublic }: { id: number; isPublic: boolean }) =>
    apiWrite('PUT', `/api/cards/${id}/visibility`, { isPublic }),
  );
export const useDeleteCard = () => useCardWrite((id: number) => apiWrite('DELETE', `/api/cards/${id}`));
