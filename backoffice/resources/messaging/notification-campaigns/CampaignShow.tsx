import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { notificationView } from '../notifications/fields.ts';
import { CampaignProgress } from './CampaignProgress.tsx';
import { campaignFields, campaignSections } from './fields.tsx';

const related = [
  { name: 'notifications', content: <RelatedRows view={notificationView} target="campaignId" /> },
] as const;

export function CampaignShow() {
  return (
    <ResourceShow
      resource="notification-campaigns"
      fields={campaignFields}
      sections={campaignSections}
      head={<CampaignProgress />}
      related={related}
    />
  );
}
