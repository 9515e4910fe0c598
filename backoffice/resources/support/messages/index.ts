import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const messageResource: ResourceProps = {
  name: 'messages',
  list: lazyPage(() => import('./MessageList.tsx'), 'MessageList'),
  show: lazyPage(() => import('./MessageShow.tsx'), 'MessageShow'),
  recordRepresentation: (record) => plainName('messages', record),
};
