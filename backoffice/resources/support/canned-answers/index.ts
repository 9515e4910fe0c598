import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const cannedAnswerResource: ResourceProps = {
  name: 'canned-answers',
  list: lazyPage(() => import('./CannedAnswerList.tsx'), 'CannedAnswerList'),
  show: lazyPage(() => import('./CannedAnswerShow.tsx'), 'CannedAnswerShow'),
  edit: lazyPage(() => import('./CannedAnswerEdit.tsx'), 'CannedAnswerEdit'),
  create: lazyPage(() => import('./CannedAnswerCreate.tsx'), 'CannedAnswerCreate'),
  recordRepresentation: (record) => plainName('canned-answers', record),
};
