import { Show } from 'react-admin';
import { backupRunFields } from './fields.tsx';

export const BackupRunShow = () => <Show>{backupRunFields}</Show>;
