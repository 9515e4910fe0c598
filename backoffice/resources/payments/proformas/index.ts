import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const proformaResource: ResourceProps = {
  name: 'proformas',
  list: lazyPage(() => import('./ProformaList.tsx'), 'ProformaList'),
  show: lazyPage(() => import('./ProformaShow.tsx'), 'ProformaShow'),
  recordRepresentation: (record) => plainName('proformas', record),
};
