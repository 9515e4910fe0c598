import { choiceFilter, fromFilter, nameFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { campaignView } from './fields.tsx';

const filters = [
  choiceFilter('status', 'campaignStatus', true),
  choiceFilter('kind', 'campaignKind', true),
  nameFilter('createdBy', 'users'),
  fromFilter('createdAt'),
];

export function CampaignList() {
  return <ResourceList view={campaignView} filters={filters} canCreate />;
}
