import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { notificationView } from '../notifications/fields.ts';
import { CampaignProgress } from './CampaignProgress.tsx';
import { campaignView } from './fields.tsx';

const related = [
  { name: 'notifications', content: <RelatedRows view={notificationView} target="campaignId" /> },
] as const;

export function CampaignShow() {
  return <ResourceShow view={campaignView} head={<CampaignProgress />} related={related} />;
}
