import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const teamMemberResource: ResourceProps = {
  name: 'team-members',
  list: lazyPage(() => import('./TeamMemberList.tsx'), 'TeamMemberList'),
  show: lazyPage(() => import('./TeamMemberShow.tsx'), 'TeamMemberShow'),
  recordRepresentation: (record) => plainName('team-members', record),
};
