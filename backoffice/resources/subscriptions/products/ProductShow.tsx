import MegaphoneIcon from '~icons/ph/megaphone';
import ShuffleIcon from '~icons/ph/shuffle';
import { productTextsIn } from '../../../../api/contract/subscriptions/product-texts.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { Show, TabbedShowLayout, useLocale } from 'react-admin';
import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { FilledCreateButton } from '../../../kit/commands/FilledCreateButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
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

/** What staff start from a plan: a move of its packages to another one, and a message to its owners. */
function PlanCommands() {
  const word = useMessages();
  const { id } = usePageRecord<'products'>();
  return (
    <>
      <FilledCreateButton
        resource="package-migrations"
        source={{ fromProductId: id }}
        label={word('shop.movePackages')}
        icon={<ShuffleIcon />}
      />
      <FilledCreateButton
        resource="notification-campaigns"
        source={{ audience: { to: 'plan', productId: id } }}
        label={word('shop.writeOwners')}
        icon={<MegaphoneIcon />}
      />
    </>
  );
}
