import { choiceFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { cannedAnswerView } from './fields.ts';

const filters = [choiceFilter('language', 'language', true)];

export function CannedAnswerList() {
  return <ResourceList view={cannedAnswerView} filters={filters} canCreate />;
}
