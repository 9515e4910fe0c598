import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { mailView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'mailStatus', true),
  choiceFilter('template', 'mailTemplate', true),
  nameFilter('userId', 'users'),
  choiceFilter('language', 'cardLanguage'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function MailList() {
  return <ResourceList view={mailView} filters={filters} />;
}
