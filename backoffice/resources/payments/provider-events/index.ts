import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const providerEventResource: ResourceProps = {
  name: 'provider-events',
  list: lazyPage(() => import('./ProviderEventList.tsx'), 'ProviderEventList'),
  show: lazyPage(() => import('./ProviderEventShow.tsx'), 'ProviderEventShow'),
  recordRepresentation: (record) => plainName('provider-events', record),
};
