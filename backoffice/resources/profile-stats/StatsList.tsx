import { nameFilter } from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { statsView } from './fields.ts';

const filters = [nameFilter('profileId', 'business-profiles', true)];

export function StatsList() {
  return <ResourceList view={statsView} filters={filters} />;
}
