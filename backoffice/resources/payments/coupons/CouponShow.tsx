import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { redemptionView } from '../coupon-redemptions/fields.ts';
import { couponView } from './fields.ts';

const related = [
  { name: 'coupon-redemptions', content: <RelatedRows view={redemptionView} target="couponId" /> },
] as const;

export function CouponShow() {
  return <ResourceShow view={couponView} canEdit related={related} />;
}
