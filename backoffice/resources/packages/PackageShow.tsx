import { ResourceShow } from '../../show/ResourceShow.tsx';
import { RelatedRows } from '../../show/RelatedRows.tsx';
import { cardView } from '../business-profiles/fields.ts';
import { SetTeamButton } from '../team-members/SetTeamButton.tsx';
import { teamMemberView } from '../team-members/fields.ts';
import { packageFields, packageSections } from './fields.ts';

const related = [
  { name: 'business-profiles', content: <RelatedRows view={cardView} target="packageId" /> },
  { name: 'team-members', content: <RelatedRows view={teamMemberView} target="packageId" /> },
] as const;

export function PackageShow() {
  return (
    <ResourceShow
      resource="packages"
      fields={packageFields}
      sections={packageSections}
      related={related}
      actions={<SetTeamButton />}
    />
  );
}
