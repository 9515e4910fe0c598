import {
  readCheckoutEndpoint,
  startCheckoutEndpoint,
} from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { StartedCheckout } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { call, useRead } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import type { Offer } from './offers.ts';
import { useSubscriptionRequiredMessages } from './use-subscription-required-messages.ts';

/** How long the button shows that it is working, in milliseconds (docs/specification.md 9, simulated activation). */
const processing = 1_500;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Joins a plan by its button (docs/money.md 1.11): really activates the free plan, and every plan in the
 * sandbox; where real money moves, the checkout comes first. "Activated" is never shown before it is true.
 */
export function useJoin({ id, productId }: Offer) {
  const texts = useSubscriptionRequiredMessages();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data } = useRead(readCheckoutEndpoint);
  const billingCycle = id === 'yearly' ? 'yearly' : 'monthly';

  async function activate(product: number): Promise<StartedCheckout> {
    return call(startCheckoutEndpoint, {
      body: {
        type: 'package',
        id: product,
        billingCycle,
        method: { kind: id === 'basic' ? 'new' : 'test' },
        acceptTerms: true,
      },
    });
  }

  async function join() {
    if (busy) return;
    setBusy(true);
    try {
      // Every user has the free card, also where no free plan is on sale.
      if (productId === null) {
        await wait(processing);
        await navigate(id === 'basic' ? '/dashboard' : '/subscription');
      } else if (id !== 'basic' && data?.provider !== 'sandbox') {
        await wait(processing);
        await navigate(`/checkout/package/${productId}?billing=${billingCycle}`);
      } else {
        const [{ activated, payment }] = await Promise.all([activate(productId), wait(processing)]);
        await queries.invalidateQueries();
        if (activated) toast({ title: texts.activated, description: texts.activatedText });
        // A pending payment started earlier comes first.
        const instead = !activated && payment;
        await navigate(
          instead ? `/checkout/package/${payment.productId}?payment=${payment.id}` : '/subscription',
        );
      }
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: texts.notActivated, description, variant: 'destructive' });
    }
    setBusy(false);
  }

  return { busy, join: () => void join() };
}
