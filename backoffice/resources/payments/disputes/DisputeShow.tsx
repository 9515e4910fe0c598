import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { DisputeCommands } from './DisputeCommands.tsx';
import { disputeView } from './fields.ts';

export function DisputeShow() {
  return <ResourceShow view={disputeView} actions={<DisputeCommands />} />;
}
