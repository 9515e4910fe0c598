import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const mailLogResource: ResourceProps = {
  name: 'mail-log',
  list: lazyPage(() => import('./MailList.tsx'), 'MailList'),
  show: lazyPage(() => import('./MailShow.tsx'), 'MailShow'),
  recordRepresentation: (record) => plainName('mail-log', record),
};
