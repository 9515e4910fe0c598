import { Show, TabbedShowLayout } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { ChipActions } from './ChipActions.tsx';
import { ChipHead } from './ChipHead.tsx';
import { ChipSteps } from './ChipSteps.tsx';
import { allocationFields } from './fields.tsx';

export const AllocationShow = () => (
  <Show actions={<RecordActions commands={<ChipActions />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">
        <ChipHead />
        {allocationFields}
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.chips.timeline" path="timeline">
        <ChipSteps />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);
