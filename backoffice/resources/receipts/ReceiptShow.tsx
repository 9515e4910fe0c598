import { ResourceShow } from '../../show/ResourceShow.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import { receiptFields, receiptSections } from './fields.ts';

export function ReceiptShow() {
  return (
    <ResourceShow
      resource="receipts"
      fields={receiptFields}
      sections={receiptSections}
      head={<ReceiptHead />}
    />
  );
}
