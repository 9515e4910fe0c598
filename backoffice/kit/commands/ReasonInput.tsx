import type { KeyboardEvent } from 'react';
import { required } from 'react-admin';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** As the button would: what was refused before is forgotten. */
function giveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLButtonElement>('[type="submit"]:not(:disabled)')?.click();
}

interface Props {
  optional?: boolean;
  /** Whether Enter after it gives the command: not one that takes something away, which its button does, or Ctrl+S. */
  enterGives?: boolean;
}

/** Why staff give the command: stored in the audit log; required unless `optional`. */
export function ReasonInput({ optional = false, enterGives = false }: Props) {
  const word = useMessages();
  return (
    <WordsInput
      source="reason"
      label={word('command.reason')}
      helperText={word(enterGives ? 'command.reasonHelpEnter' : 'command.reasonHelp')}
      {...(enterGives ? { onKeyDown: giveOnEnter } : {})}
      {...(optional ? {} : { validate: required() })}
      multiline
      minRows={2}
      maxLength={500}
    />
  );
}
