import { Show } from 'react-admin';
import { cannedAnswerFields } from './fields.tsx';

export const CannedAnswerShow = () => <Show>{cannedAnswerFields}</Show>;
