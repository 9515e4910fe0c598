import { TableList } from '../../../kit/list/TableList.tsx';
import { VatRateTable } from './fields.tsx';

export const VatRateList = () => (
  <TableList sort={{ field: 'firstDay', order: 'DESC' }}>
    <VatRateTable />
  </TableList>
);
