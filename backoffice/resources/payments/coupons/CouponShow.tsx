import { Show, TabbedShowLayout } from 'react-admin';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { RedemptionTable } from '../coupon-redemptions/fields.tsx';
import { couponFields } from './fields.tsx';

export const CouponShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{couponFields}</TabbedShowLayout.Tab>
      <RelatedTab path="coupon-redemptions" target="couponId" table={<RedemptionTable />} />
    </TabbedShowLayout>
  </Show>
);
