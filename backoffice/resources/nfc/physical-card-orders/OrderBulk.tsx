import { Button } from '@mui/material';
import FactoryIcon from '~icons/ph/factory';
import FileCsvIcon from '~icons/ph/file-csv';
import PrinterIcon from '~icons/ph/printer';
import { useListContext } from 'react-admin';
import {
  readRunListEndpoint,
  readRunSheetEndpoint,
} from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** The chosen orders go to production, with one sheet for the printer and one table with addresses and codes. */
export function OrderBulk() {
  const word = useMessages();
  const { selectedIds } = useListContext();
  const query = { ids: selectedIds.join(',') };
  return (
    <>
      <BulkCommandButton
        command="start-production"
        words="orders.start"
        explain={word('orders.bulkExplain')}
        icon={<FactoryIcon />}
      />
      <Button
        size="small"
        href={pathOf(readRunSheetEndpoint, { query })}
        startIcon={<PrinterIcon />}
        download
      >
        {word('orders.runSheet')}
      </Button>
      <Button size="small" href={pathOf(readRunListEndpoint, { query })} startIcon={<FileCsvIcon />} download>
        {word('orders.runList')}
      </Button>
    </>
  );
}
