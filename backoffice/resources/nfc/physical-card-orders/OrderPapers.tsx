import {
  readChipListEndpoint,
  readFacesEndpoint,
  readPrintSheetEndpoint,
} from '../../../../api/contract/nfc/order-papers.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { Button } from '@mui/material';
import CardholderIcon from '~icons/ph/cardholder';
import FileCsvIcon from '~icons/ph/file-csv';
import PrinterIcon from '~icons/ph/printer';
import type { ReactNode } from 'react';
import { chipsOnSheet } from '../../../../api/contract/nfc/order-papers.schema.ts';
import { FurtherCommands } from '../../../kit/commands/FurtherCommands.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { useOrderTimeline } from './use-order-timeline.ts';

/** Files for the printer: the faces for the press, the sheet with a code for each chip, in parts if it is long, and the list of addresses. */
export function OrderPapers() {
  const word = useMessages();
  const { id } = usePageRecord<'physical-card-orders'>();
  const { data } = useOrderTimeline();
  if (!data || data.chips === 0) return null;
  const parts = Array.from({ length: Math.ceil(data.chips / chipsOnSheet) }, (_, at) => at + 1);
  const inParts = (endpoint: typeof readFacesEndpoint, name: 'sheet' | 'faces', icon: ReactNode) =>
    parts.map((part) => (
      <Button
        key={`${name} ${part}`}
        href={pathOf(endpoint, { params: { id }, query: { part } })}
        startIcon={icon}
        download
      >
        {parts.length === 1 ? word(`orders.${name}`) : word(`orders.${name}Part`, { part })}
      </Button>
    ));
  return (
    <FurtherCommands label={word('orders.papers')} icon={<PrinterIcon />}>
      {inParts(readPrintSheetEndpoint, 'sheet', <PrinterIcon />)}
      {data.faces.length > 0 ? inParts(readFacesEndpoint, 'faces', <CardholderIcon />) : null}
      <Button href={pathOf(readChipListEndpoint, { params: { id } })} startIcon={<FileCsvIcon />} download>
        {word('orders.chipList')}
      </Button>
    </FurtherCommands>
  );
}
