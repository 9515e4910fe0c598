import { ResourceShow } from '../../show/ResourceShow.tsx';
import { allocationFields, allocationSections } from './fields.ts';

export function AllocationShow() {
  return <ResourceShow resource="card-allocations" fields={allocationFields} sections={allocationSections} />;
}
