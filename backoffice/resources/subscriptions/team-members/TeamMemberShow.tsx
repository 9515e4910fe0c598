import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { teamMemberView } from './fields.ts';

export function TeamMemberShow() {
  return <ResourceShow view={teamMemberView} />;
}
