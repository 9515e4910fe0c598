import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const campaignResource: ResourceProps = {
  name: 'notification-campaigns',
  list: lazyPage(() => import('./CampaignList.tsx'), 'CampaignList'),
  show: lazyPage(() => import('./CampaignShow.tsx'), 'CampaignShow'),
  create: lazyPage(() => import('./CampaignCreate.tsx'), 'CampaignCreate'),
  recordRepresentation: (record) => plainName('notification-campaigns', record),
};
