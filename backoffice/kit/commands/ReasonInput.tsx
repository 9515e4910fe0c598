import { required } from 'react-admin';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { giveOnEnter } from './give-on-enter.ts';

/** Why staff give the command: required, and stored in the audit log. Enter after it gives the command. */
export function ReasonInput() {
  const word = useMessages();
  return (
    <WordsInput
      source="reason"
      label={word('command.reason')}
      helperText={word('command.reasonHelp')}
      onKeyDown={giveOnEnter}
      validate={required()}
      multiline
      minRows={2}
      maxLength={500}
    />
  );
}
