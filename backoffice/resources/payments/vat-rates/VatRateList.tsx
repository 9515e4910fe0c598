import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { vatRateView } from './fields.ts';

export function VatRateList() {
  return <ResourceList view={vatRateView} filters={[]} canCreate />;
}
