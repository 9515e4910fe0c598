import { Show } from 'react-admin';
import { redemptionFields } from './fields.tsx';

export const RedemptionShow = () => <Show>{redemptionFields}</Show>;
