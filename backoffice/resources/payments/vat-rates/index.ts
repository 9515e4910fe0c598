import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const vatRateResource: ResourceProps = {
  name: 'vat-rates',
  list: lazyPage(() => import('./VatRateList.tsx'), 'VatRateList'),
  show: lazyPage(() => import('./VatRateShow.tsx'), 'VatRateShow'),
  create: lazyPage(() => import('./VatRateCreate.tsx'), 'VatRateCreate'),
  recordRepresentation: (record) => plainName('vat-rates', record),
};
