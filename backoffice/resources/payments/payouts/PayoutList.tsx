import { choiceFilter, fromFilter, namedFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { payoutView } from './fields.ts';

const filters = [
  choiceFilter('status', 'payoutStatus', true),
  namedFilter('source', 'payments.payoutSource', [
    { id: 'told', name: 'bikur.payments.payoutsTold' },
    { id: 'entered', name: 'bikur.payments.payoutsEntered' },
  ]),
  choiceFilter('provider', 'paymentProvider'),
  fromFilter('valueDay'),
  untilFilter('valueDay'),
];

export function PayoutList() {
  return <ResourceList view={payoutView} filters={filters} canCreate />;
}
