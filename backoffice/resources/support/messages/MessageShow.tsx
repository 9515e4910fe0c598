import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { messageView } from './fields.ts';

export function MessageShow() {
  return <ResourceShow view={messageView} />;
}
