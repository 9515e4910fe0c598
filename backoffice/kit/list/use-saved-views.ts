import {
  deleteSavedViewEndpoint,
  listSavedViewsEndpoint,
  saveViewEndpoint,
} from '../../../api/contract/admin/saved-views.endpoint.ts';
import { call } from '../providers/call.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import type { SavedView } from '../../../api/contract/admin/saved-views.schema.ts';

const key = ['savedViews'];

type ViewWish = Omit<SavedView, 'id'>;

/** The views of one list that the admin has saved; the server stores them, so they are the same on every device. */
export function useSavedViews(resource: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: () => call(listSavedViewsEndpoint),
    staleTime: 5 * 60_000,
  });
  const keep = (views: SavedView[]) => client.setQueryData(key, views);
  const save = useMutation({
    mutationFn: (wish: ViewWish) => call(saveViewEndpoint, { body: wish }),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteSavedViewEndpoint, { params: { id } }),
    onSuccess: keep,
    onError: (error) =>
      notify(error instanceof HttpError ? String(error.message) : 'ra.notification.http_error', {
        type: 'error',
      }),
  });
  return {
    views: data.filter((view) => view.resource === resource),
    save: save.mutateAsync,
    remove: remove.mutate,
  };
}
