import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { cardView } from '../../cards/business-profiles/fields.ts';
import { SetTeamButton } from '../team-members/SetTeamButton.tsx';
import { teamMemberView } from '../team-members/fields.ts';
import { paymentView } from '../../payments/payments/fields.ts';
import { recurringPaymentView } from '../../payments/recurring-payments/fields.ts';
import { PackageCommandMenu } from './PackageCommandMenu.tsx';
import { PackageTimeline } from './PackageTimeline.tsx';
import { packageView } from './fields.ts';

const related = [
  { name: 'timeline', label: 'payments.timeline', content: <PackageTimeline /> },
  { name: 'payments', content: <RelatedRows view={paymentView} target="packageId" /> },
  { name: 'recurring-payments', content: <RelatedRows view={recurringPaymentView} target="packageId" /> },
  { name: 'business-profiles', content: <RelatedRows view={cardView} target="packageId" /> },
  { name: 'team-members', content: <RelatedRows view={teamMemberView} target="packageId" /> },
] as const;

export function PackageShow() {
  return (
    <ResourceShow
      view={packageView}
      related={related}
      actions={
        <>
          <PackageCommandMenu />
          <SetTeamButton />
        </>
      }
    />
  );
}
