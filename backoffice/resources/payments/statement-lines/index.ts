import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const statementLineResource: ResourceProps = {
  name: 'statement-lines',
  list: lazyPage(() => import('./StatementLineList.tsx'), 'StatementLineList'),
  show: lazyPage(() => import('./StatementLineShow.tsx'), 'StatementLineShow'),
  recordRepresentation: (record) => plainName('statement-lines', record),
};
