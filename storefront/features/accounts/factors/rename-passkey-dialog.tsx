import { useQueryClient } from '@tanstack/react-query';
import { renamePasskeyEndpoint } from '../../../../api/contract/accounts/factors.endpoint.ts';
import { renamePasskeySchemas, type OwnPasskey } from '../../../../api/contract/accounts/factors.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { call } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { factorsKey } from '../account/account-keys.ts';
import styles from '../account/account-page.module.css';
import { useAccountForm } from '../account/use-account-form.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import { useFactorMessages } from './use-factor-messages.ts';

interface RenamePasskeyDialogProps {
  /** The passkey to name; null keeps the dialog closed. */
  passkey: OwnPasskey | null;
  onClose(): void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const texts = useFactorMessages();
  return (
    <Dialog open={passkey !== null} onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['dialogTitle']}>{texts.passkeys.renameTitle}</DialogTitle>
      {passkey && <RenameForm key={passkey.id} passkey={passkey} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ passkey: { id, name }, onClose }: { passkey: OwnPasskey; onClose(): void }) {
  const texts = useFactorMessages();
  const queries = useQueryClient();
  const { form, issue, isSending, onSubmit } = useAccountForm(
    renamePasskeySchemas.body,
    { name },
    async (body) => {
      queries.setQueryData(factorsKey, await call(renamePasskeyEndpoint, { params: { id }, body }));
      toast({ title: texts.passkeys.renamed });
      onClose();
    },
  );
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <FormIssue text={issue} />
      <TextField
        {...form.register('name')}
        label={texts.name}
        error={form.formState.errors.name?.message}
        maxLength={60}
        dir="auto"
        autoComplete="off"
      />
      <Button type="submit" busy={isSending}>
        {texts.passkeys.save}
      </Button>
    </form>
  );
}
