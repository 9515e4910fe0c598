import { productTextsIn } from '../../../../api/contract/subscriptions/product-texts.ts';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { Show, TabbedShowLayout, useLocale, useRecordContext } from 'react-admin';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { PackageTable } from '../packages/fields.tsx';
import { productFields } from './fields.tsx';

export const ProductShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">
        <Picture />
        {productFields}
      </TabbedShowLayout.Tab>
      <RelatedTab path="packages" target="productId" table={<PackageTable />} />
    </TabbedShowLayout>
  </Show>
);

function Picture() {
  const language = languageOfCode(useLocale());
  const record = useRecordContext<ResourceRecord<'products'>>();
  if (!record) return null;
  return <PlanPicture plan={{ ...record, ...productTextsIn(record, language) }} language={language} />;
}
