import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const archivedReceiptResource: ResourceProps = {
  name: 'kept-receipts',
  list: lazyPage(() => import('./ArchivedReceiptList.tsx'), 'ArchivedReceiptList'),
  show: lazyPage(() => import('./ArchivedReceiptShow.tsx'), 'ArchivedReceiptShow'),
  recordRepresentation: (record) => plainName('kept-receipts', record),
};
