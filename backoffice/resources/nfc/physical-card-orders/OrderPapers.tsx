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
import { useRecordContext } from 'react-admin';
import { chipsOnSheet } from '../../../../api/contract/nfc/order-papers.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { useOrderTimeline } from './use-order-timeline.ts';

/** Files for the printer: the faces for the press, the sheet with a code for each chip, in parts if it is long, and the list of addresses. */
export function OrderPapers() {
  const word = useMessages();
  const order = useRecordContext<ResourceRecord<'physical-card-orders'>>();
  const { data } = useOrderTimeline(order?.id, order?.updatedAt);
  if (!order || !data || data.chips === 0) return null;
  const parts = Math.ceil(data.chips / chipsOnSheet);
  return (
    <>
      {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
        <Button
          key={part}
          href={pathOf(readPrintSheetEndpoint, { params: { id: order.id }, query: { part } })}
          startIcon={<PrinterIcon />}
          download
        >
          {parts === 1 ? word('orders.sheet') : word('orders.sheetPart', { part })}
        </Button>
      ))}
      {data.faces.length > 0 &&
        Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
          <Button
            key={part}
            href={pathOf(readFacesEndpoint, { params: { id: order.id }, query: { part } })}
            startIcon={<CardholderIcon />}
            download
          >
            {parts === 1 ? word('orders.faces') : word('orders.facesPart', { part })}
          </Button>
        ))}
      <Button
        href={pathOf(readChipListEndpoint, { params: { id: order.id } })}
        startIcon={<FileCsvIcon />}
        download
      >
        {word('orders.chipList')}
      </Button>
    </>
  );
}
