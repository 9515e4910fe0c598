import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const addressResource: ResourceProps = {
  name: 'user-addresses',
  list: lazyPage(() => import('./AddressList.tsx'), 'AddressList'),
  create: lazyPage(() => import('./AddressCreate.tsx'), 'AddressCreate'),
  edit: lazyPage(() => import('./AddressEdit.tsx'), 'AddressEdit'),
  show: lazyPage(() => import('./AddressShow.tsx'), 'AddressShow'),
  recordRepresentation: (record) => plainName('user-addresses', record),
};
