import { Show } from 'react-admin';
import { messageFields } from './fields.tsx';

export const MessageShow = () => <Show>{messageFields}</Show>;
