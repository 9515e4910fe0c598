import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { LeadList, OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { putLead } from './lead-cache.ts';

const lead = (id: number, status: OwnLead['status'], notes: string | null = null) =>
  ({ id, status, notes }) as OwnLead;
const list = (...leads: OwnLead[]): LeadList => ({
  leads,
  total: leads.length,
  page: 1,
  pages: 1,
  counts: { new: 5, in_progress: 1, won: 0, lost: 0, spam: 2 },
  cards: [],
});

const queries = new QueryClient();
afterEach(() => queries.clear());
const keep = (path: string, data: unknown) => queries.setQueryData([path], data);
const kept = (path: string) => queries.getQueryData<LeadList>([path]);

test('a lead that is moved stays in its place in every list that shows it, and is counted where it is now', () => {
  const all = list(lead(9, 'new'), lead(7, 'new'), lead(5, 'won'));
  for (const path of ['/api/leads', '/api/leads?status=new&page=2', '/api/cards/3/leads']) keep(path, all);
  const other = list(lead(5, 'won'));
  keep('/api/cards/4/leads', other);
  putLead(queries, lead(7, 'spam', 'פרסומת'));
  for (const path of ['/api/leads', '/api/leads?status=new&page=2', '/api/cards/3/leads']) {
    expect(
      kept(path)?.leads.map(({ id, status }) => [id, status]),
      path,
    ).toEqual([
      [9, 'new'],
      [7, 'spam'],
      [5, 'won'],
    ]);
    expect(kept(path)?.counts, path).toEqual({ new: 4, in_progress: 1, won: 0, lost: 0, spam: 3 });
  }
  // A list without it is as it was, and each is read anew when it is opened.
  expect(kept('/api/cards/4/leads')).toBe(other);
  for (const path of ['/api/leads', '/api/cards/4/leads'])
    expect(queries.getQueryState([path])?.isInvalidated, path).toBe(true);
});

test('a note that is changed moves nothing, and what is no list of leads stays as it is', () => {
  keep('/api/leads', list(lead(7, 'new')));
  const others = ['/api/leads.csv', '/api/cards/3', '/api/leads/7/contact'];
  for (const path of others) keep(path, list(lead(7, 'new')));
  putLead(queries, lead(7, 'new', 'לחזור מחר'));
  expect(kept('/api/leads')).toMatchObject({ leads: [{ notes: 'לחזור מחר' }], counts: { new: 5, spam: 2 } });
  for (const path of others) {
    expect(kept(path)?.leads[0]?.notes, path).toBeNull();
    expect(queries.getQueryState([path])?.isInvalidated, path).toBe(false);
  }
});
