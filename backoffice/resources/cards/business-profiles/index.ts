import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const cardResource: ResourceProps = {
  name: 'business-profiles',
  list: lazyPage(() => import('./CardList.tsx'), 'CardList'),
  show: lazyPage(() => import('./CardShow.tsx'), 'CardShow'),
  edit: lazyPage(() => import('./CardEdit.tsx'), 'CardEdit'),
  recordRepresentation: (record) => plainName('business-profiles', record),
};
