import { Show } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { DisputeCommands } from './DisputeCommands.tsx';
import { disputeFields } from './fields.tsx';

export const DisputeShow = () => (
  <Show actions={<RecordActions commands={<DisputeCommands />} />}>{disputeFields}</Show>
);
