import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { cannedAnswerView } from './fields.ts';

export function CannedAnswerShow() {
  return <ResourceShow view={cannedAnswerView} canEdit />;
}
