import { Show } from 'react-admin';
import { notificationFields } from './fields.tsx';

export const NotificationShow = () => <Show>{notificationFields}</Show>;
