import { Show, TabbedShowLayout } from 'react-admin';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { NotificationTable } from '../notifications/fields.tsx';
import { CampaignProgress } from './CampaignProgress.tsx';
import { campaignFields } from './fields.tsx';

export const CampaignShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">
        <CampaignProgress />
        {campaignFields}
      </TabbedShowLayout.Tab>
      <RelatedTab path="notifications" target="campaignId" table={<NotificationTable />} />
    </TabbedShowLayout>
  </Show>
);
