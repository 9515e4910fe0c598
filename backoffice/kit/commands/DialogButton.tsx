// Beyond react-admin: its Confirm asks for a yes, and takes no input.
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx';

export interface DialogButtonProps extends Omit<CommandDialogProps, 'title' | 'onClose'> {
  label: string;
  title?: string | undefined;
  icon?: ReactNode;
  variant?: 'text' | 'outlined' | 'contained';
  disabled?: boolean;
  /** Before the dialog opens: for what stays as it was then, whatever comes from the server meanwhile. */
  onOpen?: () => void;
}

/** A button, and a dialog that explains what it does and takes its input; closed once that is done. */
export function DialogButton({
  icon,
  variant = 'outlined',
  disabled = false,
  onOpen,
  ...dialog
}: DialogButtonProps) {
  const { label, title = label, danger = false, onSubmit } = dialog;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color={danger ? 'error' : 'primary'}
        disabled={disabled}
        aria-haspopup="dialog"
        startIcon={icon}
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen ? (
        <CommandDialog
          {...dialog}
          title={title}
          onClose={() => setOpen(false)}
          onSubmit={async (values) => {
            const issues = await onSubmit(values);
            if (!issues) setOpen(false);
            return issues;
          }}
        />
      ) : null}
    </>
  );
}
