import { Show } from 'react-admin';
import { statsFields } from './fields.tsx';

export const StatsShow = () => <Show>{statsFields}</Show>;
