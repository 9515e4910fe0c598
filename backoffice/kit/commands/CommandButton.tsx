import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useMay } from '../access/use-may.ts';
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
  label: string;
  title?: string;
  /** Toast after success. */
  success?: string;
  icon?: ReactNode;
  variant?: 'text' | 'outlined' | 'contained';
  /** Adapts the form's values before they are sent. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
  onDone?: (answer: RaRecord) => unknown;
  /** For a command on another record than the page's. */
  resource?: string;
  record?: RaRecord;
}

/**
 * A command on the record of the page: a button, and a dialog that explains it and asks for its input. The
 * server's issues appear beside their fields, and the input stays.
 */
export function CommandButton(props: Props) {
  const { command, label, title = label, danger = false, icon, variant = 'outlined' } = props;
  const word = useMessages();
  const [open, setOpen] = useState(false);
  const pageRecord = useRecordContext();
  const pageResource = useResourceContext();
  const record = props.record ?? pageRecord;
  const resource = props.resource ?? pageResource ?? '';
  const may = useMay();
  const run = useCommand({
    resource,
    id: record?.id ?? 0,
    command,
    success: props.success ?? word('command.done'),
    onDone: props.onDone,
  });
  if (!record || !may.do(resource, command)) return null;
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
