import { useState } from 'react';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import type { BillingCycle } from '../pricing/pricing-figures.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useChangeMessages } from './use-change-messages.ts';

interface ChangeOfferProps {
  plan: PublicProduct;
  cycle: BillingCycle;
  isChosen: boolean;
  /** The user's packages that can be changed. */
  changeable: readonly OwnPackage[];
}

/** Changes an active plan to another one, or to its other billing cycle. */
export function ChangeOffer({ plan, cycle, isChosen, changeable }: ChangeOfferProps) {
  const { change: texts } = useChangeMessages();
  const [isAsking, setAsking] = useState(false);
  const own = changeable.filter(({ productId }) => productId === plan.id);
  const packages = own.length > 0 ? own.filter(({ billingCycle }) => billingCycle !== cycle) : changeable;
  if (packages.length === 0) return null;
  return (
    <>
      <Button variant={isChosen ? 'primary' : 'line'} onClick={() => setAsking(true)}>
        {own.length === 0 ? texts.open : cycle === 'yearly' ? texts.toYearly : texts.toMonthly}
      </Button>
      {own.length === 0 && (
        <TextLink to={`/checkout/package/${plan.id}?billing=${cycle}`}>{texts.extra}</TextLink>
      )}
      {isAsking && (
        <ChangeDialog
          packages={packages}
          to={{ productId: plan.id, name: plan.name, billingCycle: cycle }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
