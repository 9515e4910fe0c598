import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx';
import { confirmationField } from './TypedConfirmation.tsx';
import { useCommand } from './use-command.ts';

interface Props extends Pick<
  CommandDialogProps,
  'explain' | 'submitLabel' | 'danger' | 'confirmText' | 'confirmField' | 'defaultValues' | 'children'
> {
  /** Last part of `POST /api/admin/<resource>/:id/<command>`. */
  command: string;
  /** On the button, in words of the person's language. */
  label: string;
  /** Heading of the dialog; the label unless given. */
  title?: string;
  /** Said when it is done. */
  success?: string;
  icon?: ReactNode;
  variant?: 'text' | 'outlined' | 'contained';
  /** Last touch on what is sent. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
  onDone?: (answer: RaRecord) => unknown;
  /** Of another record than the one on the page. */
  resource?: string;
  record?: RaRecord;
}

/**
 * A command on the record at hand: a button, and a dialog that says what will happen and asks for what has to be
 * said with it. Issues of the server stand beside their fields, and nothing typed is lost.
 */
export function CommandButton(props: Props) {
  const { command, label, title = label, danger = false, icon, variant = 'outlined' } = props;
  const word = useMessages();
  const [open, setOpen] = useState(false);
  const pageRecord = useRecordContext();
  const pageResource = useResourceContext();
  const record = props.record ?? pageRecord;
  const run = useCommand({
    resource: props.resource ?? pageResource ?? '',
    id: record?.id ?? 0,
    command,
    success: props.success ?? word('command.done'),
    onDone: props.onDone,
  });
  if (!record) return null;
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color={danger ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        startIcon={icon}
      >
        {label}
      </Button>
      {open ? (
        <CommandDialog
          {...props}
          title={title}
          onClose={() => setOpen(false)}
          onSubmit={async ({ [confirmationField]: _typed, ...values }) => {
            const issues = await run(props.transform ? props.transform(values) : values);
            if (!issues) setOpen(false);
            return issues;
          }}
        />
      ) : null}
    </>
  );
}
