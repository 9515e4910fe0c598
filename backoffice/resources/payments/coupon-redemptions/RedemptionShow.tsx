import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { redemptionView } from './fields.ts';

export function RedemptionShow() {
  return <ResourceShow view={redemptionView} />;
}
