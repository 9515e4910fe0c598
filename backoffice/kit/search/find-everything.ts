import type { DataProvider, RaRecord } from 'react-admin';
import type { ResourceName } from '../resource-entities.ts';
import { foundColumns } from './second-line.ts';

export interface Find {
  resource: ResourceName;
  record: RaRecord;
}

/** What staff search, in the order in which finds are shown: by words, sums, phones, numbers and codes alike. */
const searched: readonly ResourceName[] = [
  'users',
  'contact-leads',
  'business-profiles',
  'physical-card-orders',
  'payments',
  'receipts',
  'packages',
  'card-allocations',
  'messages',
  'mail-log',
  'staff-notes',
  'blog-posts',
];
/** Of which a number names one: `#1039`. */
const numbered = searched.slice(0, 7);
const maxOfEach = 4;
const number = /^#?([1-9]\d{0,14})$/u;

/**
 * Searches every list that this person may see, at once; a failed one is left out, so that the others still give results.
 * @throws {Error} when none answered
 */
export async function findEverything(
  dataProvider: DataProvider,
  text: string,
  { mayList, signal }: { mayList: (resource: string) => boolean; signal: AbortSignal },
): Promise<Find[]> {
  const id = number.exec(text.trim())?.[1];
  const byNumber = (id ? numbered : []).filter(mayList).map(async (resource) => {
    const { data } = await dataProvider.getMany<RaRecord>(resource, {
      ids: [Number(id)],
      ...foundColumns(resource),
      signal,
    });
    return data.map((record): Find => ({ resource, record }));
  });
  const answers = await Promise.allSettled([
    ...byNumber,
    ...searched.filter(mayList).map(async (resource) => {
      const { data } = await dataProvider.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: maxOfEach },
        sort: { field: 'id', order: 'DESC' },
        filter: { q: text.trim() },
        ...foundColumns(resource),
        signal,
      });
      return data.map((record): Find => ({ resource, record }));
    }),
  ]);
  if (answers.length > 0 && answers.every(({ status }) => status === 'rejected'))
    throw new Error('No list answered.');
  const finds = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return [...new Map(finds.map((find) => [`${find.resource} ${find.record.id}`, find])).values()];
}
