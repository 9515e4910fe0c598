import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const cardTakedownResource: ResourceProps = {
  name: 'card-takedowns',
  list: lazyPage(() => import('./CardTakedownList.tsx'), 'CardTakedownList'),
  show: lazyPage(() => import('./CardTakedownShow.tsx'), 'CardTakedownShow'),
  recordRepresentation: (record) => plainName('card-takedowns', record),
};
