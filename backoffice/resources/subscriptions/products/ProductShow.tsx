import { useLocale, useRecordContext } from 'react-admin';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { productTextsIn } from '../../../../api/contract/subscriptions/product-texts.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { PlanPicture } from './PlanPicture.tsx';
import { packageView } from '../packages/fields.ts';
import { productView } from './fields.ts';

const related = [
  { name: 'packages', content: <RelatedRows view={packageView} target="productId" /> },
] as const;

export function ProductShow() {
  return <ResourceShow view={productView} head={<Picture />} canEdit related={related} />;
}

function Picture() {
  const language = languageOfCode(useLocale());
  const record = useRecordContext<ResourceRecord<'products'>>();
  if (!record) return null;
  return <PlanPicture plan={{ ...record, ...productTextsIn(record, language) }} language={language} />;
}
