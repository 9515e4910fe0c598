import type { DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { tableOf } from '../kit/export/export-fields.ts';
import { fieldsOf } from './all-resources.ts';

const named: Record<string, object> = {
  products: { name: 'פרו' },
  'nfc-products': { name: 'כרטיס מתכת' },
};

test('a file has names in place of numbers, also where a column has several', async () => {
  const getMany = vi.fn(async (resource: string, { ids }: { ids: number[] }) => ({
    // One of them is gone.
    data: ids.filter((id) => id !== 9).map((id) => ({ id, ...named[resource] })),
  }));
  const rows = await tableOf({
    resource: 'coupons',
    fields: await fieldsOf('coupons'),
    records: [{ id: 1, code: 'SUMMER', productIds: [7, 9], nfcProductIds: [3] }, { id: 2 }],
    translate: (key) => key,
    dataProvider: { getMany } as unknown as DataProvider,
  });
  const cell = (row: number, field: string) =>
    rows[row]?.[rows[0]?.indexOf(`resources.coupons.fields.${field}`) ?? -1];
  expect(cell(1, 'productIds')).toBe('פרו; #9');
  expect(cell(1, 'nfcProductIds')).toBe('כרטיס מתכת');
  expect(cell(2, 'productIds')).toBe('');
  expect(getMany).toHaveBeenCalledWith('products', { ids: [7, 9], meta: { columns: ['id', 'name'] } });
});
