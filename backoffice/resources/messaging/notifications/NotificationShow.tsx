import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { notificationFields, notificationSections } from './fields.ts';

export function NotificationShow() {
  return (
    <ResourceShow resource="notifications" fields={notificationFields} sections={notificationSections} />
  );
}
