// react-admin's SaveButton waits for something to be typed, and saves a record.
import { Button, type ButtonProps } from '@mui/material';
import { useFormContext, useFormState } from 'react-hook-form';
import { useMessages } from '../i18n/use-messages.ts';

interface Props extends ButtonProps {
  label: string;
  /** What it says meanwhile. */
  running?: string;
}

/** Sends the form that it stands in. */
export function SubmitButton({ label, running, ...button }: Props) {
  const word = useMessages();
  const { isSubmitting } = useFormState();
  const { clearErrors } = useFormContext();
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={isSubmitting}
      // An issue of the last try must not block the next one.
      onClick={() => clearErrors()}
      // A key that is held down may have opened the dialog.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      {...button}
    >
      {isSubmitting ? (running ?? word('command.running')) : label}
    </Button>
  );
}
