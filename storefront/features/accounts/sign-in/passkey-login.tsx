import KeyIcon from '~icons/ph/key';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import {
  passkeysFillIn,
  passkeysWork,
  signInWithPasskey,
  stopWaiting,
  wasGivenUp,
} from '../passkeys/passkeys.ts';
import { useAuthMessages } from './use-auth-messages.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Signs in with a passkey (docs/security.md S1): by this button, or by choosing one that the browser offers in the
 * e-mail field. Nothing where the browser has no passkeys.
 */
export function PasskeyLogin({ rememberMe }: { rememberMe: () => boolean }) {
  const texts = useAuthMessages();
  const signIn = useSignIn();
  const [isBusy, setIsBusy] = useState(false);
  const enter = useRef(async (_fillIn: boolean) => {});
  useEffect(() => {
    enter.current = async (fillIn) => {
      try {
        await signIn(await signInWithPasskey({ fillIn, rememberMe }), 'login');
      } catch (error) {
        if (wasGivenUp(error)) return;
        const description = error instanceof ApiError ? error.message : texts.passkeyFailed;
        // The browser's own offer begins by itself: it fails quietly until somebody has chosen a passkey.
        if (!fillIn || (error instanceof ApiError && error.status === 422))
          toast({ title: texts.loginFailedTitle, description, variant: 'destructive' });
      }
    };
  });
  useEffect(() => {
    let isOpen = true;
    void passkeysFillIn().then((fillsIn) => {
      if (fillsIn && isOpen) void enter.current(true);
    });
    return () => {
      isOpen = false;
      stopWaiting();
    };
  }, []);

  if (!passkeysWork()) return null;
  return (
    <Button
      variant="line"
      wide
      busy={isBusy}
      onClick={() => {
        setIsBusy(true);
        void enter.current(false).finally(() => {
          setIsBusy(false);
          // Pressing the button has ended the offer in the field.
          void passkeysFillIn().then((fillsIn) => {
            if (fillsIn) void enter.current(true);
          });
        });
      }}
    >
      <KeyIcon aria-hidden />
      <span>{texts.passkeyLogin}</span>
    </Button>
  );
}
