import { DeleteWithConfirmButton } from 'react-admin';
import { RowHistory } from '../../admin/audit-log/history/RowHistory.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { addressFields, addressSections } from './fields.ts';

const related = [
  { name: 'history', label: 'cardPage.history', content: <RowHistory entity="user-addresses" /> },
] as const;

export function AddressShow() {
  return (
    <ResourceShow
      resource="user-addresses"
      fields={addressFields}
      sections={addressSections}
      canEdit
      actions={<DeleteWithConfirmButton />}
      related={related}
    />
  );
}
