import {
  choiceFilter,
  flagFilter,
  fromFilter,
  searchFilter,
  untilFilter,
} from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { userView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('userRole', 'userRole', true),
  flagFilter('isEmailVerified', true),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
  fromFilter('lastSeenAt'),
  flagFilter('isGoogleAccount'),
  choiceFilter('language', 'language'),
];

export function UserList() {
  return <ResourceList view={userView} filters={filters} />;
}
