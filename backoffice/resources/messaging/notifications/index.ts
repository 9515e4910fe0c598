import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const notificationResource: ResourceProps = {
  name: 'notifications',
  list: lazyPage(() => import('./NotificationList.tsx'), 'NotificationList'),
  show: lazyPage(() => import('./NotificationShow.tsx'), 'NotificationShow'),
  recordRepresentation: (record) => plainName('notifications', record),
};
