import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, fromFilter, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CampaignTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'campaignStatus', true),
  choiceFilter('channel', 'campaignChannel', true),
  choiceFilter('kind', 'campaignKind', true),
  nameFilter('createdBy', 'users'),
  fromFilter('createdAt'),
];

export const CampaignList = () => (
  <TableList filters={filters}>
    <CampaignTable />
  </TableList>
);
