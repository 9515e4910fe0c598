import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const couponRedemptionResource: ResourceProps = {
  name: 'coupon-redemptions',
  list: lazyPage(() => import('./RedemptionList.tsx'), 'RedemptionList'),
  show: lazyPage(() => import('./RedemptionShow.tsx'), 'RedemptionShow'),
  recordRepresentation: (record) => plainName('coupon-redemptions', record),
};
