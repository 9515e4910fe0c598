import { Show } from 'react-admin';
import { teamMemberFields } from './fields.tsx';

export const TeamMemberShow = () => <Show>{teamMemberFields}</Show>;
