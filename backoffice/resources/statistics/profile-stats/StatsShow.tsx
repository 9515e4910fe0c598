import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { statsFields, statsSections } from './fields.ts';

export function StatsShow() {
  return <ResourceShow resource="profile-stats" fields={statsFields} sections={statsSections} />;
}
