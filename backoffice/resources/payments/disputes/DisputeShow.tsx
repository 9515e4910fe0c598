import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { DisputeCommands } from './DisputeCommands.tsx';
import { disputeFields, disputeSections } from './fields.ts';

export function DisputeShow() {
  return (
    <ResourceShow
      resource="disputes"
      fields={disputeFields}
      sections={disputeSections}
      actions={<DisputeCommands />}
    />
  );
}
