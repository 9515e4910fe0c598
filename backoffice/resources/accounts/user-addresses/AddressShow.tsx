import { DeleteWithConfirmButton } from 'react-admin';
import { RowHistory } from '../../admin/audit-log/history/RowHistory.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { addressView } from './fields.ts';

const related = [
  {
    name: 'history',
    label: 'cardPage.history',
    content: <RowHistory entity="user-addresses" />,
    needs: 'audit-log',
  },
] as const;

export function AddressShow() {
  return <ResourceShow view={addressView} canEdit actions={<DeleteWithConfirmButton />} related={related} />;
}
