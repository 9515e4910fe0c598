import { choiceFilter } from '../../../list/filter-inputs.tsx';
import { ResourceList } from '../../../list/ResourceList.tsx';
import { cannedAnswerView } from './fields.ts';

const filters = [choiceFilter('language', 'language', true)];

export function CannedAnswerList() {
  return <ResourceList view={cannedAnswerView} filters={filters} canCreate />;
}
