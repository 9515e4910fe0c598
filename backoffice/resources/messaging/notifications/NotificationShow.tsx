import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { notificationView } from './fields.ts';

export function NotificationShow() {
  return <ResourceShow view={notificationView} />;
}
