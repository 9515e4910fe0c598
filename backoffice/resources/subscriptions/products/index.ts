import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const productResource: ResourceProps = {
  name: 'products',
  list: lazyPage(() => import('./ProductList.tsx'), 'ProductList'),
  show: lazyPage(() => import('./ProductShow.tsx'), 'ProductShow'),
  edit: lazyPage(() => import('./ProductEdit.tsx'), 'ProductEdit'),
  create: lazyPage(() => import('./ProductCreate.tsx'), 'ProductCreate'),
  recordRepresentation: (record) => plainName('products', record),
};
