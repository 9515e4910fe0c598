import { labelsAbove } from '../theme/labels-above.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormIssue } from '../form/FormIssue.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TypedConfirmation } from './TypedConfirmation.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { issuesOf, type Issues } from './use-command.ts';

export interface CommandDialogProps {
  title: string;
  /** Says what the command will do. */
  explain: ReactNode;
  /** What it is done to, such as a sum or a number of rows: read out with what it does. */
  facts?: ReactNode;
  /** Null where there is nothing to send. */
  submitLabel?: string | null | undefined;
  danger?: boolean | undefined;
  /** Text the admin must type before the button works, for commands that can't be undone. */
  confirmText?: string | undefined;
  /** Field under which the server expects the typed text, if it does. */
  confirmField?: string | undefined;
  defaultValues?: Record<string, unknown> | undefined;
  /** Inputs of react-admin, such as an amount. */
  children?: ReactNode;
  /** Field that has the cursor although it is filled in: what is typed takes the place of what stands there. */
  startsAt?: string;
  /** Whether it also asks why, for the audit log. */
  asksReason?: boolean;
  /** What it returns stands beside its fields, as does what the server refuses. */
  onSubmit: (values: Record<string, unknown>) => Promise<Issues | void>;
  onClose: () => void;
  /** Other buttons than to send it or leave it. */
  further?: ReactNode;
  /** Where the command itself says what is focused once the dialog is closed. */
  disableRestoreFocus?: boolean;
}

/** Explains a command and takes its input, which stays when the server refuses. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, explain, facts, confirmText, startsAt, asksReason = false, children, onClose } = props;
  const titleId = useId();
  const textId = useId();
  const submit = (values: Record<string, unknown>) => props.onSubmit(values).catch(issuesOf);
  // A press beside the dialog must not lose the input.
  const close = (_event: unknown, reason: string) => (reason === 'backdropClick' ? undefined : onClose());
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus={props.disableRestoreFocus ?? false}
      slotProps={{ transition: { onEntered: (dialog) => focusFirstInput(dialog, startsAt) } }}
    >
      <Form
        record={noRecord}
        defaultValues={props.defaultValues ?? {}}
        onSubmit={submit as never}
        disableInvalidFormNotification
        // The dialog shows issues itself, in the user's language and beside the field.
        noValidate
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1, ...labelsAbove }}>
          <div id={textId}>
            {explain}
            {facts}
          </div>
          <FormIssue />
          {children}
          {asksReason ? <ReasonInput /> : null}
          {confirmText === undefined ? null : (
            <TypedConfirmation text={confirmText} source={props.confirmField} />
          )}
        </DialogContent>
        <CommandActions {...props} />
      </Form>
    </Dialog>
  );
}

const typedInto =
  'input:not([type="hidden"], [type="file"], [aria-hidden="true"]), textarea:not([aria-hidden="true"])';

/**
 * Lets the admin type at once after opening the dialog, in the field that is named or else the first that isn't filled in;
 * where nothing is asked, Enter gives the command, unless it is one to think about. Whoever is quicker than the opening
 * keeps their field.
 */
export function focusFirstInput(dialog: HTMLElement, named?: string): void {
  if (document.activeElement?.matches('input, textarea') && dialog.contains(document.activeElement)) return;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(typedInto)];
  const filled = fields.find(({ name }) => name === named);
  filled?.select();
  const place =
    filled ??
    fields.find(({ value }) => value === '') ??
    fields[0] ??
    dialog.querySelector<HTMLElement>('[type="submit"]:not(.MuiButton-colorError)');
  place?.focus();
}

/** The form is the command's own: its inputs must not read the record of the page. */
const noRecord = {};

function CommandActions({ title, submitLabel = title, danger, further, onClose }: CommandDialogProps) {
  const word = useMessages();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1, padding: '8px 24px 20px' }}>
      {further}
      <Button onClick={onClose} disabled={isSubmitting}>
        {word('command.cancel')}
      </Button>
      {submitLabel === null ? null : (
        <SubmitButton label={submitLabel} color={danger ? 'error' : 'primary'} />
      )}
    </DialogActions>
  );
}
