import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../lazy-page.ts';
import { plainName } from '../record-names.ts';

export const leadResource: ResourceProps = {
  name: 'contact-leads',
  list: lazyPage(() => import('./LeadList.tsx'), 'LeadList'),
  show: lazyPage(() => import('./LeadShow.tsx'), 'LeadShow'),
  recordRepresentation: (record) => plainName('contact-leads', record),
};
