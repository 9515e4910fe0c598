import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { teamMemberFields, teamMemberSections } from './fields.ts';

export function TeamMemberShow() {
  return <ResourceShow resource="team-members" fields={teamMemberFields} sections={teamMemberSections} />;
}
