import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazy-page.ts';
import { plainName } from '../../record-names.ts';

export const keptReceiptResource: ResourceProps = {
  name: 'kept-receipts',
  list: lazyPage(() => import('./KeptReceiptList.tsx'), 'KeptReceiptList'),
  show: lazyPage(() => import('./KeptReceiptShow.tsx'), 'KeptReceiptShow'),
  recordRepresentation: (record) => plainName('kept-receipts', record),
};
