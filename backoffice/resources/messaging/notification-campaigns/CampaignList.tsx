import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CampaignTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'campaignStatus', true),
  choiceFilter('channel', 'campaignChannel', true),
  choiceFilter('kind', 'campaignKind'),
  nameFilter('createdBy', 'users'),
  ...dayFilters('createdAt', ['from']),
];

export const CampaignList = () => (
  <TableList filters={filters}>
    <CampaignTable />
  </TableList>
);
