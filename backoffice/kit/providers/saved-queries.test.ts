import type { SavedQuery } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedView } from '../../../api/contract/admin/saved-views.schema.ts';
import { forgetCsrfToken } from './csrf-token.ts';
import { createSavedQueries } from './saved-queries.ts';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** What the server has, by the rules of its own: one view of a name. */
let stored: Pick<SavedView, 'id' | 'resource' | 'name' | 'filter' | 'sort'>[];
let writes: string[];
/** When the answers of writes arrive. */
let arrival: Promise<void>;
const failed = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  forgetCsrfToken();
  failed.mockClear();
  writes = [];
  arrival = Promise.resolve();
  stored = [{ id: 1, resource: 'users', name: 'מנהלים', filter: { userRole: 'admin' }, sort: null }];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!url.includes('saved-views')) return json({ csrfToken: 'x' });
    if (method !== 'GET') writes.push(`${method} ${url}`);
    if (method === 'DELETE') stored = stored.filter(({ id }) => !url.endsWith(`/${id}`));
    if (method === 'POST') {
      const { _csrf, ...view } = JSON.parse(String(body));
      stored = [...stored.filter(({ name }) => name !== view.name), { id: 10 + writes.length, ...view }];
    }
    const answer = json(stored);
    if (method !== 'GET') await arrival;
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const query = (label: string, filter: object): SavedQuery => ({
  label,
  value: { filter, sort: { field: 'id', order: 'ASC' }, perPage: 25, displayedFilters: {} as never },
});

/** As a list does: asks, and hears what there is. */
async function readQueries(queries: ReturnType<typeof createSavedQueries>): Promise<SavedQuery[]> {
  queries.get('users');
  const unread = queries.get('users');
  await vi.waitFor(() => expect(queries.get('users')).not.toBe(unread));
  return queries.get('users');
}

test('a query stored again under its name is the new one; the others are not sent again', async () => {
  const queries = createSavedQueries(failed);
  const known = await readQueries(queries);
  queries.set('users', [...known, query('חדשים', { isInvited: true })]);
  await vi.waitFor(() => expect(queries.get('users')).toHaveLength(2));
  queries.set('users', [...queries.get('users'), query('מנהלים', { userRole: 'moderator' })]);
  await vi.waitFor(() =>
    expect(queries.get('users').find(({ label }) => label === 'מנהלים')?.value.filter).toEqual({
      userRole: 'moderator',
    }),
  );
  expect(queries.get('users').map(({ label }) => label)).toEqual(['חדשים', 'מנהלים']);
  expect(writes).toEqual(['POST /api/admin/saved-views', 'POST /api/admin/saved-views']);
});

test('of a name the order alone may have changed', async () => {
  const queries = createSavedQueries(failed);
  await readQueries(queries);
  queries.set('users', [query('מנהלים', { userRole: 'admin' })]);
  await vi.waitFor(() => expect(stored[0]?.sort).toEqual({ field: 'id', order: 'ASC' }));
});

test('one that is left out is removed', async () => {
  const queries = createSavedQueries(failed);
  await readQueries(queries);
  queries.set('users', []);
  await vi.waitFor(() => expect(queries.get('users')).toEqual([]));
  expect(writes).toEqual(['DELETE /api/admin/saved-views/1']);
});

test('who signs in next reads their own, whatever still arrives for the one before', async () => {
  const queries = createSavedQueries(failed);
  const heard = vi.fn<(value: SavedQuery[]) => void>();
  queries.subscribe('users', heard);
  queries.get('users');
  queries.forget();
  stored = [{ id: 2, resource: 'users', name: 'שלי', filter: {}, sort: null }];
  expect((await readQueries(queries)).map(({ label }) => label)).toEqual(['שלי']);
  queries.forget();
  expect(heard).toHaveBeenLastCalledWith([]);
  stored = [];
  expect(await readQueries(queries)).toEqual([]);
});

test('what was being kept at a sign-out is not shown to who signs in next, and not gone on with in their name', async () => {
  stored.push({ id: 2, resource: 'users', name: 'של הקודם', filter: {}, sort: null });
  const queries = createSavedQueries(failed);
  await readQueries(queries);
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  queries.set('users', [query('חדשים', { isInvited: true })]);
  await vi.waitFor(() => expect(writes).toEqual(['DELETE /api/admin/saved-views/1']));

  queries.forget();
  stored = [{ id: 3, resource: 'users', name: 'שלי', filter: {}, sort: null }];
  await readQueries(queries);
  const heard = new Set<string>();
  queries.subscribe('users', (value) => value.forEach(({ label }) => heard.add(label)));
  resolve();
  queries.set('users', [...queries.get('users'), query('עוד', { isDemo: true })]);
  await vi.waitFor(() => expect(heard).toContain('עוד'));
  expect([...heard]).toEqual(['שלי', 'עוד']);
  expect(writes).toEqual(['DELETE /api/admin/saved-views/1', 'POST /api/admin/saved-views']);
});
