import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const taxDocumentResource: ResourceProps = {
  name: 'tax-documents',
  list: lazyPage(() => import('./TaxDocumentList.tsx'), 'TaxDocumentList'),
  show: lazyPage(() => import('./TaxDocumentShow.tsx'), 'TaxDocumentShow'),
  recordRepresentation: (record) => plainName('tax-documents', record),
};
