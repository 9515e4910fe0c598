import { ResourceShow } from '../../show/ResourceShow.tsx';
import { RelatedRows } from '../../show/RelatedRows.tsx';
import { cardView } from '../business-profiles/fields.ts';
import { packageFields, packageSections } from './fields.ts';

const related = [
  { name: 'business-profiles', content: <RelatedRows view={cardView} target="packageId" /> },
] as const;

export function PackageShow() {
  return (
    <ResourceShow resource="packages" fields={packageFields} sections={packageSections} related={related} />
  );
}
