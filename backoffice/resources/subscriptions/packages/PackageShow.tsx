import { Show, TabbedShowLayout } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { CardTable } from '../../cards/business-profiles/fields.tsx';
import { SetTeamButton } from '../team-members/SetTeamButton.tsx';
import { TeamMemberTable } from '../team-members/fields.tsx';
import { PaymentTable } from '../../payments/payments/fields.tsx';
import { RecurringPaymentTable } from '../../payments/recurring-payments/fields.tsx';
import { PackageCommandMenu } from './PackageCommandMenu.tsx';
import { PackageTimeline } from './PackageTimeline.tsx';
import { packageFields } from './fields.tsx';

export const PackageShow = () => (
  <Show
    actions={
      <RecordActions
        commands={
          <>
            <PackageCommandMenu />
            <SetTeamButton />
          </>
        }
      />
    }
  >
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{packageFields}</TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.payments.timeline" path="timeline">
        <PackageTimeline />
      </TabbedShowLayout.Tab>
      <RelatedTab path="payments" target="packageId" table={<PaymentTable />} />
      <RelatedTab path="recurring-payments" target="packageId" table={<RecurringPaymentTable />} />
      <RelatedTab path="business-profiles" target="packageId" sortBy="updatedAt" table={<CardTable />} />
      <RelatedTab path="team-members" target="packageId" table={<TeamMemberTable />} />
    </TabbedShowLayout>
  </Show>
);
