import { useRecordContext } from 'react-admin';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { PrintedPicture } from './PrintedPicture.tsx';
import { orderView } from '../physical-card-orders/fields.ts';
import { nfcProductView } from './fields.ts';

const related = [
  { name: 'physical-card-orders', content: <RelatedRows view={orderView} target="nfcProductId" /> },
] as const;

export function NfcProductShow() {
  return <ResourceShow view={nfcProductView} head={<Picture />} canEdit related={related} />;
}

function Picture() {
  const record = useRecordContext();
  return record ? <PrintedPicture product={record} /> : null;
}
