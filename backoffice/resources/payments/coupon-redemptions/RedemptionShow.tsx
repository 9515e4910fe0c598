import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { redemptionFields, redemptionSections } from './fields.ts';

export function RedemptionShow() {
  return (
    <ResourceShow resource="coupon-redemptions" fields={redemptionFields} sections={redemptionSections} />
  );
}
