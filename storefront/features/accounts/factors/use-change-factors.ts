import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Factors } from '../../../../api/contract/accounts/factors.schema.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { accountKey, factorsKey, sessionsKey } from '../account/account-keys.ts';
import { useFactorMessages } from './use-factor-messages.ts';

interface Outcome {
  /** Said once it is done. */
  done?: string;
  /** What a failure is called other than by its own message. */
  explain?: (error: unknown) => string | undefined;
}

/** Changes what opens the account; the server answers all of it, and other devices may have been signed out. */
export function useChangeFactors() {
  const texts = useFactorMessages();
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);

  function take(factors: Factors) {
    queries.setQueryData(factorsKey, factors);
    for (const queryKey of [sessionsKey, accountKey]) void queries.invalidateQueries({ queryKey });
  }

  /** @returns whether it was done */
  async function change(send: () => Promise<Factors>, { done, explain }: Outcome = {}): Promise<boolean> {
    setIsChanging(true);
    try {
      take(await send());
      if (done) toast({ title: done });
      return true;
    } catch (error) {
      const description = explain?.(error) ?? (error instanceof Error ? error.message : '');
      toast({ title: texts.failed, description, variant: 'destructive' });
      return false;
    } finally {
      setIsChanging(false);
    }
  }
  return { change, take, isChanging };
}
