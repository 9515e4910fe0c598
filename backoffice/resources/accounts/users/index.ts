import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const userResource: ResourceProps = {
  name: 'users',
  list: lazyPage(() => import('./UserList.tsx'), 'UserList'),
  show: lazyPage(() => import('./UserShow.tsx'), 'UserShow'),
  edit: lazyPage(() => import('./UserEdit.tsx'), 'UserEdit'),
  recordRepresentation: (record) => plainName('users', record),
};
