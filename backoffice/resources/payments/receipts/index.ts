import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const receiptResource: ResourceProps = {
  name: 'receipts',
  list: lazyPage(() => import('./ReceiptList.tsx'), 'ReceiptList'),
  show: lazyPage(() => import('./ReceiptShow.tsx'), 'ReceiptShow'),
  recordRepresentation: (record) => plainName('receipts', record),
};
