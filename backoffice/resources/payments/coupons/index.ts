import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const couponResource: ResourceProps = {
  name: 'coupons',
  list: lazyPage(() => import('./CouponList.tsx'), 'CouponList'),
  show: lazyPage(() => import('./CouponShow.tsx'), 'CouponShow'),
  edit: lazyPage(() => import('./CouponEdit.tsx'), 'CouponEdit'),
  create: lazyPage(() => import('./CouponCreate.tsx'), 'CouponCreate'),
  recordRepresentation: (record) => plainName('coupons', record),
};
