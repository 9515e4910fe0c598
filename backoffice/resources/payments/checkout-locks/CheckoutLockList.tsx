import { fromFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { checkoutLockView } from './fields.ts';

const filters = [nameFilter('userId', 'users'), fromFilter('closedAt'), untilFilter('closedAt')];

export function CheckoutLockList() {
  return <ResourceList view={checkoutLockView} filters={filters} />;
}
