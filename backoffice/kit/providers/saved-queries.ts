// react-admin keeps saved queries in the browser; here they are the person's own on every device.
import type { SavedQuery, Store } from 'react-admin';
import {
  deleteSavedViewEndpoint,
  listSavedViewsEndpoint,
  saveViewEndpoint,
} from '../../../api/contract/admin/saved-views.endpoint.ts';
import type { SavedView } from '../../../api/contract/admin/saved-views.schema.ts';
import { displayed, sameFilter } from '../list/quick-filter.ts';
import { call } from './call.ts';

const pageSize = 25;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

const asQuery = ({ name, filter, sort }: SavedView): SavedQuery => ({
  label: name,
  value: {
    filter,
    sort: sort ?? newestFirst,
    perPage: pageSize,
    displayedFilters: displayed(filter) as never,
  },
});

/** Whether two of one name are the same on the server, which keeps their filter and order. */
const isSameQuery = (one: SavedQuery['value'], other: SavedQuery['value']) =>
  sameFilter(one.filter, other.filter) && sameFilter(one.sort, other.sort);

/** The list whose saved queries have this key of react-admin's store; null for other keys. */
export const listOfQueries = (key: string): string | null => /^(.+)\.savedQueries$/u.exec(key)?.[1] ?? null;

/** Saved queries behind react-admin's store: read from the server when first asked for, and changed there. */
export function createSavedQueries(failed: (error: unknown) => void) {
  let views: readonly SavedView[] | null = null;
  /** Counts who has been signed in. */
  let signIn = 0;
  const byList = new Map<string, SavedQuery[]>();
  const listeners = new Map<string, Set<(value: SavedQuery[]) => void>>();
  const queriesOf = (list: string): SavedQuery[] => {
    const known = byList.get(list) ?? (views ?? []).filter(({ resource }) => resource === list).map(asQuery);
    byList.set(list, known);
    return known;
  };
  const keep = (fresh: readonly SavedView[]) => {
    views = fresh;
    byList.clear();
    for (const [list, told] of listeners) for (const listener of told) listener(queriesOf(list));
  };
  const read = () => {
    const nothingYet: SavedView[] = [];
    views = nothingYet;
    // Not what is older than a change, or asked for by who has signed out since.
    call(listSavedViewsEndpoint).then(
      (found) => views === nothingYet && keep(found),
      () => views === nothingYet && (views = null),
    );
  };
  const change = async (resource: string, wanted: readonly SavedQuery[]) => {
    const own = (views ?? []).filter((view) => view.resource === resource);
    const left = own.filter((view) => !wanted.some(({ label }) => label === view.name));
    // react-admin appends a query, whether or not there is one of its name.
    const latest = [...new Map(wanted.map((query) => [query.label, query])).values()];
    const changed = latest.filter(({ label, value }) => {
      const stored = own.find(({ name }) => name === label);
      return !stored || !isSameQuery(asQuery(stored).value, value);
    });
    const writes = [
      ...left.map(
        ({ id }) =>
          () =>
            call(deleteSavedViewEndpoint, { params: { id } }),
      ),
      ...changed.map(
        ({ label, value }) =>
          () =>
            call(saveViewEndpoint, {
              body: {
                resource,
                name: label,
                filter: value.filter as SavedView['filter'],
                sort: value.sort ?? null,
              },
            }),
      ),
    ];
    const begunBy = signIn;
    for (const write of writes) {
      const fresh = await write();
      // Neither shown to who has signed in since, nor gone on with in their name.
      if (begunBy !== signIn) return;
      keep(fresh);
    }
  };
  return {
    get(list: string): SavedQuery[] {
      if (views === null) read();
      return queriesOf(list);
    },
    set: (list: string, wanted: readonly SavedQuery[]) => void change(list, wanted).catch(failed),
    subscribe(list: string, listener: (value: SavedQuery[]) => void): ReturnType<Store['subscribe']> {
      const told = listeners.get(list) ?? new Set();
      listeners.set(list, told.add(listener));
      return () => void told.delete(listener);
    },
    /** For whoever signs in next: they have their own. */
    forget: () => {
      signIn += 1;
      keep([]);
      views = null;
    },
  };
}
