import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { archivedReceiptFields, archivedReceiptSections } from './fields.ts';

export function ArchivedReceiptShow() {
  return (
    <ResourceShow
      resource="kept-receipts"
      fields={archivedReceiptFields}
      sections={archivedReceiptSections}
    />
  );
}
