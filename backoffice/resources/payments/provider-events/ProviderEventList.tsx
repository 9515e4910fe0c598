import { choiceFilter, fromFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { providerEventView } from './fields.ts';

const filters = [
  choiceFilter('status', 'eventStatus', true),
  choiceFilter('hint', 'eventHint'),
  choiceFilter('provider', 'paymentProvider'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

const quick: readonly QuickFilter[] = [{ label: 'payments.parked', filter: { status: 'parked' } }];

export function ProviderEventList() {
  return <ResourceList view={providerEventView} filters={filters} quick={quick} />;
}
