import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { keptReceiptFields, keptReceiptSections } from './fields.ts';

export function KeptReceiptShow() {
  return <ResourceShow resource="kept-receipts" fields={keptReceiptFields} sections={keptReceiptSections} />;
}
