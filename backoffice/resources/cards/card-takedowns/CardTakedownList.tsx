import { choiceFilter, fromFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { takedownView } from './fields.ts';

const filters = [
  choiceFilter('reason', 'reportReason', true),
  nameFilter('profileId', 'business-profiles', true),
  nameFilter('userId', 'users'),
  nameFilter('takenBy', 'users'),
  fromFilter('takenAt'),
  untilFilter('takenAt'),
];

export function CardTakedownList() {
  return <ResourceList view={takedownView} filters={filters} />;
}
