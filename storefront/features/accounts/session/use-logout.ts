import { logoutEndpoint } from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useCallback } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useEndLocalSession } from './use-end-local-session.ts';

/**
 * Ends the session on the server, removes the user's local data and broadcasts the logout
 * (docs/specification.md 4, logout).
 */
export function useLogout(): () => Promise<void> {
  const endLocalSession = useEndLocalSession();
  const { session: texts } = useMessages();
  return useCallback(async () => {
    try {
      await call(logoutEndpoint);
    } catch {
      toast({ title: texts.logoutFailedTitle, description: texts.logoutFailedText, variant: 'destructive' });
      return;
    }
    await endLocalSession();
    toast({ title: texts.loggedOutTitle, description: texts.loggedOutText });
  }, [endLocalSession, texts]);
}
