import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const cardReviewResource: ResourceProps = {
  name: 'card-reviews',
  list: lazyPage(() => import('./CardReviewList.tsx'), 'CardReviewList'),
  show: lazyPage(() => import('./CardReviewShow.tsx'), 'CardReviewShow'),
  recordRepresentation: (record) => plainName('card-reviews', record),
};
