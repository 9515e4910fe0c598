import { confirmAppEndpoint } from '../../../../api/contract/accounts/factors.endpoint.ts';
import { confirmAppSchemas, type AppSetup } from '../../../../api/contract/accounts/factors.schema.ts';
import type { ReplyTo } from '../../../../api/contract/endpoint.ts';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { call } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import account from '../account/account-page.module.css';
import { useAccountForm } from '../account/use-account-form.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import styles from './factors.module.css';
import { useFactorMessages } from './use-factor-messages.ts';

type Made = ReplyTo<typeof confirmAppEndpoint>;

interface SetUpDialogProps {
  /** What the app is set up with; null keeps the dialog closed. */
  setup: AppSetup | null;
  onClose(): void;
  onDone(made: Made): void;
}

/** Connects an app: by its camera, by hand, or on this very device; its first code turns it on. */
export function SetUpDialog({ setup, onClose, onDone }: SetUpDialogProps) {
  const { codes: texts, close } = useFactorMessages();
  return (
    <Dialog open={setup !== null} onOpenChange={(open) => !open && onClose()} closeLabel={close}>
      <DialogTitle className={account['dialogTitle']}>{texts.setUpTitle}</DialogTitle>
      <DialogDescription>{texts.scan}</DialogDescription>
      {setup && <SetUpForm key={setup.key} setup={setup} onDone={onDone} />}
    </Dialog>
  );
}

function SetUpForm({ setup: { key, address, qr }, onDone }: { setup: AppSetup; onDone(made: Made): void }) {
  const { codes: texts } = useFactorMessages();
  const { form, issue, isSending, onSubmit } = useAccountForm(
    confirmAppSchemas.body,
    { code: '' },
    async (body) => {
      const made = await call(confirmAppEndpoint, { body });
      toast({ title: texts.turnedOn });
      onDone(made);
    },
  );
  return (
    <>
      <svg
        className={styles['qr']}
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        role="img"
        aria-label={texts.qr}
      >
        <path d={qr.path} />
      </svg>
      <p>{texts.key}</p>
      <p className={styles['key']}>
        <code dir="ltr">{key.replaceAll(/(.{4})(?=.)/gu, '$1 ')}</code>
        <CopyButton text={key} label={texts.copy} copiedLabel={texts.copied} />
      </p>
      <p>
        <a className={styles['open']} href={address}>
          {texts.open}
        </a>
      </p>
      <form className={account['form']} noValidate onSubmit={onSubmit}>
        <FormIssue text={issue} />
        <TextField
          {...form.register('code')}
          label={texts.code}
          error={form.formState.errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          dir="ltr"
        />
        <Button type="submit" busy={isSending}>
          {texts.confirm}
        </Button>
      </form>
    </>
  );
}
