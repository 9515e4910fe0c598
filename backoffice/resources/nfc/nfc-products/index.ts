import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const nfcProductResource: ResourceProps = {
  name: 'nfc-products',
  list: lazyPage(() => import('./NfcProductList.tsx'), 'NfcProductList'),
  show: lazyPage(() => import('./NfcProductShow.tsx'), 'NfcProductShow'),
  edit: lazyPage(() => import('./NfcProductEdit.tsx'), 'NfcProductEdit'),
  create: lazyPage(() => import('./NfcProductCreate.tsx'), 'NfcProductCreate'),
  recordRepresentation: (record) => plainName('nfc-products', record),
};
