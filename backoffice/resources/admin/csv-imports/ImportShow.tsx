import { Show } from 'react-admin';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { importFields } from './fields.tsx';
import { ImportProgress } from './ImportProgress.tsx';

const lookAgainMilliseconds = 1_500;

/** Read again while a worker takes the file in. */
export const ImportShow = () => (
  <Show<ResourceRecord<'csv-imports'>>
    queryOptions={{
      onError: () => undefined,
      refetchInterval: ({ state }) => (state.data?.status === 'running' ? lookAgainMilliseconds : false),
    }}
  >
    <ImportProgress />
    {importFields}
  </Show>
);
