import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { ChipActions } from './ChipActions.tsx';
import { ChipHead } from './ChipHead.tsx';
import { ChipSteps } from './ChipSteps.tsx';
import { allocationView } from './fields.ts';

const related = [{ name: 'timeline', label: 'chips.timeline', content: <ChipSteps /> }] as const;

export function AllocationShow() {
  return (
    <ResourceShow view={allocationView} head={<ChipHead />} actions={<ChipActions />} related={related} />
  );
}
