import { List } from 'react-admin';
import { VatRateTable } from './fields.tsx';

export const VatRateList = () => (
  <List sort={{ field: 'firstDay', order: 'DESC' }}>
    <VatRateTable />
  </List>
);
