import {
  readRenewalCardEndpoint,
  replaceRenewalCardEndpoint,
} from '../../../../api/contract/payments/renewal-card.endpoint.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { renewalCardFilters } from '../../../../api/contract/base/list-filters.ts';
import type {
  RenewalCard,
  ReplaceRenewalCardInput,
} from '../../../../api/contract/payments/renewal-card.schema.ts';
import { call, filteredKey, useReadAt } from '../../../lib/call.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useSendOnce } from '../../subscriptions/checkout/use-send-once.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useRenewalCardMessages } from './use-renewal-card-messages.ts';

/** Interval of polling while a charge to the new card is pending, in milliseconds. */
const pause = 1_500;

function useRenewalCardKey() {
  const [search] = useSearchParams();
  return filteredKey(readRenewalCardEndpoint, renewalCardFilters, search);
}

export function useRenewalCard(): UseQueryResult<RenewalCard> {
  return useReadAt(useRenewalCardKey(), {
    refetchInterval: ({ state }) => (state.data?.plans.some(({ isCharging }) => isCharging) ? pause : false),
  });
}

/** Caches the server's reply and invalidates every other query, which may show the same cards. */
export function useShowRenewalCard() {
  const queries = useQueryClient();
  const key = useRenewalCardKey();
  return (changed: RenewalCard) => {
    queries.setQueryData(key, changed);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
  };
}

/** Charges plans to another card: at once, or through the provider's page. */
export function useReplaceCard() {
  const texts = useRenewalCardMessages();
  const show = useShowRenewalCard();
  const [issue, setIssue] = useState('');
  const { busy, setBusy } = useSendOnce();

  async function replace(input: ReplaceRenewalCardInput) {
    if (busy) return;
    setBusy(true);
    setIssue('');
    try {
      const changed = await call(replaceRenewalCardEndpoint, { body: input });
      if (changed.update?.pageUrl) {
        window.location.assign(changed.update.pageUrl);
        return;
      }
      show(changed);
      if (input.method.kind === 'saved')
        toast({
          title: texts.replaced,
          description: changed.plans.some(({ isOverdue }) => isOverdue) ? texts.stillOverdue : '',
        });
      else setIssue(texts.failed);
    } catch (error) {
      const isSaid = error instanceof ApiError && error.status < 500;
      setIssue(isSaid ? error.message : texts.failed);
    }
    setBusy(false);
  }

  return { busy, issue, replace: (input: ReplaceRenewalCardInput) => void replace(input) };
}
