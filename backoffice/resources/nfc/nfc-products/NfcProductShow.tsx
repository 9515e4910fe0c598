import { useRecordContext } from 'react-admin';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { PrintedPicture } from './PrintedPicture.tsx';
import { orderView } from '../physical-card-orders/fields.ts';
import { nfcProductFields, nfcProductSections } from './fields.ts';

const related = [
  { name: 'physical-card-orders', content: <RelatedRows view={orderView} target="nfcProductId" /> },
] as const;

export function NfcProductShow() {
  return (
    <ResourceShow
      resource="nfc-products"
      fields={nfcProductFields}
      sections={nfcProductSections}
      head={<Picture />}
      canEdit
      related={related}
    />
  );
}

function Picture() {
  const record = useRecordContext();
  return record ? <PrintedPicture product={record} /> : null;
}
