import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { messageFields, messageSections } from './fields.ts';

export function MessageShow() {
  return <ResourceShow resource="messages" fields={messageFields} sections={messageSections} />;
}
