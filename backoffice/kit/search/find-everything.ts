import type { DataProvider, RaRecord } from 'react-admin';
import type { ResourceName } from '../resource-entities.ts';

export interface Find {
  resource: ResourceName;
  record: RaRecord;
}

/** Resources staff search by name: users, cards, orders, receipts, leads, packages, articles. */
const searched: readonly ResourceName[] = [
  'users',
  'business-profiles',
  'physical-card-orders',
  'receipts',
  'contact-leads',
  'blog-posts',
];
/** Resources searched by number, too: `#1039`. */
const numbered: readonly ResourceName[] = ['physical-card-orders', 'users', 'business-profiles', 'packages'];
const maxOfEach = 4;
const number = /^#?([1-9]\d{0,14})$/u;

/** Searches every list at once; a failed one is left out, so that the others still give results. */
export async function findEverything(
  dataProvider: DataProvider,
  text: string,
  signal: AbortSignal,
): Promise<Find[]> {
  const id = number.exec(text.trim())?.[1];
  const byNumber = id
    ? numbered.map(async (resource) => {
        const { data } = await dataProvider.getMany<RaRecord>(resource, { ids: [Number(id)], signal });
        return data.map((record): Find => ({ resource, record }));
      })
    : [];
  const byWord = searched.map(async (resource) => {
    const { data } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage: maxOfEach },
      sort: { field: 'id', order: 'DESC' },
      filter: { q: text.trim() },
      signal,
    });
    return data.map((record): Find => ({ resource, record }));
  });
  const answers = await Promise.allSettled([...byNumber, ...byWord]);
  if (answers.length > 0 && answers.every(({ status }) => status === 'rejected'))
    throw new Error('No list answered.');
  const finds = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const seen = new Set<string>();
  const fresh = finds.filter(({ resource, record }) => {
    const name = `${resource} ${record.id}`;
    return seen.has(name) ? false : seen.add(name);
  });
  return fresh.toSorted((one, other) => orderOf(one) - orderOf(other));
}

const orderOf = ({ resource }: Find) => [...searched, 'packages'].indexOf(resource);
