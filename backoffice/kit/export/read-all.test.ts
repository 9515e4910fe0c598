import type { RaRecord } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { maxExportPageSize as maxPageSize } from '../../../api/contract/admin/list-export.schema.ts';
import type { BackOfficeDataProvider } from '../providers/data-provider.ts';
import { readAll } from './read-all.ts';

const rows = (first: number, count: number): RaRecord[] =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }));

function reading(pages: RaRecord[][], total: number) {
  const getList = vi.fn<(resource: string, params: { pagination: { page: number } }) => Promise<unknown>>(
    async (_resource, { pagination }) => ({ data: pages[pagination.page - 1] ?? [], total }),
  );
  const controller = new AbortController();
  const percents: number[] = [];
  const start = () =>
    readAll({
      dataProvider: { readExport: getList } as unknown as BackOfficeDataProvider,
      resource: 'users',
      sort: { field: 'id', order: 'DESC' },
      filter: { userRole: 'user' },
      signal: controller.signal,
      onProgress: (percent) => percents.push(percent),
    });
  return { start, getList, controller, percents };
}

test('reads page after page under the filter, and tells how far it is', async () => {
  const { start, getList, percents } = reading([rows(1, maxPageSize), rows(maxPageSize + 1, 500)], 1_500);
  const { records, total } = await start();
  expect([records.length, total, percents]).toEqual([1_500, 1_500, [67, 100]]);
  expect(getList.mock.calls[1]?.[1]).toMatchObject({ filter: { userRole: 'user' }, pagination: { page: 2 } });
});

test('a row that slid onto the next page meanwhile is taken once', async () => {
  const { start } = reading([rows(1, maxPageSize), rows(maxPageSize, 3)], maxPageSize + 2);
  const { records } = await start();
  expect(records.map(({ id }) => id)).toEqual(rows(1, maxPageSize + 2).map(({ id }) => id));
});

test('stops between two pages, and nothing more is asked', async () => {
  const { start, getList, controller } = reading(
    [rows(1, maxPageSize), rows(maxPageSize + 1, maxPageSize)],
    9_000,
  );
  getList.mockImplementationOnce(async () => {
    controller.abort();
    return { data: rows(1, maxPageSize), total: 9_000 };
  });
  await expect(start()).rejects.toMatchObject({ name: 'AbortError' });
  expect(getList).toHaveBeenCalledTimes(1);
});
