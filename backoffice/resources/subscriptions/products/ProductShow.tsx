import { useRecordContext } from 'react-admin';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { PlanPicture } from './PlanPicture.tsx';
import { packageView } from '../packages/fields.ts';
import { productFields, productSections } from './fields.ts';

const related = [
  { name: 'packages', content: <RelatedRows view={packageView} target="productId" /> },
] as const;

export function ProductShow() {
  return (
    <ResourceShow
      resource="products"
      fields={productFields}
      sections={productSections}
      head={<Picture />}
      canEdit
      related={related}
    />
  );
}

function Picture() {
  const record = useRecordContext();
  return record ? <PlanPicture plan={record} /> : null;
}
