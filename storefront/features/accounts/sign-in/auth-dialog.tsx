import { useEffect, useSyncExternalStore } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import {
  authDialogState,
  closeAuthDialog,
  openAuthDialog,
  serverAuthDialogState,
  subscribeToAuthDialog,
} from './auth-dialog-store.ts';
import styles from './auth-dialog.module.css';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SettlingOverlay } from './settling-overlay.tsx';
import { useAuthMessages } from './use-auth-messages.ts';
import { useLoginForm } from './use-login-form.ts';
import { useRegisterForm } from './use-register-form.ts';

const views = ['login', 'register'] as const;

/** Login and registration, over whatever page the visitor is on. Both forms keep their input until they succeed. */
export default function AuthDialog() {
  const texts = useAuthMessages();
  const { open, view, demoAsked, googleFailed } = useSyncExternalStore(
    subscribeToAuthDialog,
    authDialogState,
    serverAuthDialogState,
  );
  const loginForm = useLoginForm();
  const registerForm = useRegisterForm();
  useEffect(() => {
    if (googleFailed)
      toast({ title: texts.loginErrorTitle, description: texts.googleFailed, variant: 'destructive' });
  }, [googleFailed, texts]);

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(wanted) => {
          if (!wanted) closeAuthDialog();
        }}
        closeLabel={texts.close}
        onOpenAutoFocus={(event) => {
          if (view === 'forgot') return;
          event.preventDefault();
          if (view === 'login') loginForm.setFocus('email');
          else registerForm.setFocus('username');
        }}
      >
        <div className={styles['views']}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => openAuthDialog(name)}
            >
              {texts[name]}
            </button>
          ))}
        </div>
        {view === 'login' && <LoginForm form={loginForm} demoAsked={demoAsked} />}
        {view === 'register' && <RegisterForm form={registerForm} />}
        {view === 'forgot' && <ForgotForm email={loginForm.getValues('email')} />}
      </Dialog>
      {/* A login comes from this dialog only, which stays mounted once it has been opened. */}
      <SettlingOverlay />
    </>
  );
}
