import PlayIcon from '~icons/ph/play';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './auth-dialog.module.css';
import { replayClick } from './replay-click.ts';
import { demoLogin } from './sign-in-calls.ts';
import { loginFailure } from './sign-in-failure.ts';
import { useAuthMessages } from './use-auth-messages.ts';
import { useSignIn } from './use-sign-in.ts';

export function DemoButton({ asked }: { asked: boolean }) {
  const texts = useAuthMessages();
  const signIn = useSignIn();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (asked) return replayClick(() => button.current);
  }, [asked]);

  async function enter() {
    if (busy) return;
    setBusy(true);
    try {
      await signIn(await demoLogin(), 'login');
    } catch (error) {
      toast({ ...loginFailure(error, texts), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles['demo']}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => void enter()}
    >
      {busy ? <Spinner /> : <PlayIcon aria-hidden />}
      <span>
        <b>{texts.demo}</b>
        <small>{texts.demoNote}</small>
      </span>
    </button>
  );
}
