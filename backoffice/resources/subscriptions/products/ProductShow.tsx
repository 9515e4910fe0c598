import MegaphoneIcon from '~icons/ph/megaphone';
import ShuffleIcon from '~icons/ph/shuffle';
import { productTextsIn } from '../../../../api/contract/subscriptions/product-texts.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { Show, TabbedShowLayout, useGetList, useLocale } from 'react-admin';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { FilledCreateButton } from '../../../kit/commands/FilledCreateButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { PackageTable } from '../packages/fields.tsx';
import { productFields } from './fields.tsx';

export const ProductShow = () => (
  <Show actions={<RecordActions commands={<PlanCommands />} />}>
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
  const record = usePageRecord<'products'>();
  return <PlanPicture plan={{ ...record, ...productTextsIn(record, language) }} language={language} />;
}

/** Of a plan that is sold no longer: the one of its kind that the landing page offers, where there is just one. */
function useSuccessor(plan: ResourceRecord<'products'>) {
  const { data } = useGetList<ResourceRecord<'products'>>(
    'products',
    {
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'sortOrder', order: 'ASC' },
      filter: { packageType: plan.packageType, isActive: true, showAtHome: true },
    },
    { enabled: !plan.isActive },
  );
  return data?.length === 1 ? data[0] : undefined;
}

/** What staff start from a plan: a move of its packages to another one, and a message to its owners. */
function PlanCommands() {
  const word = useMessages();
  const plan = usePageRecord<'products'>();
  const successor = useSuccessor(plan);
  return (
    <>
      <FilledCreateButton
        resource="package-migrations"
        source={{ fromProductId: plan.id, ...(successor && { toProductId: successor.id }) }}
        label={word('shop.movePackages')}
        icon={<ShuffleIcon />}
      />
      <FilledCreateButton
        resource="notification-campaigns"
        source={{ audience: { to: 'plan', productId: plan.id } }}
        label={word('shop.writeOwners')}
        icon={<MegaphoneIcon />}
      />
    </>
  );
}
