import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { statsView } from './fields.ts';

export function StatsShow() {
  return <ResourceShow view={statsView} />;
}
