import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazy-page.ts';
import { plainName } from '../../record-names.ts';

export const receiptResource: ResourceProps = {
  name: 'receipts',
  list: lazyPage(() => import('./ReceiptList.tsx'), 'ReceiptList'),
  show: lazyPage(() => import('./ReceiptShow.tsx'), 'ReceiptShow'),
  recordRepresentation: (record) => plainName('receipts', record),
};
