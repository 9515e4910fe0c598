import { required } from 'react-admin';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** Why staff give the command: stored in the audit log; required unless `optional`. */
export function ReasonInput({ optional = false }: { optional?: boolean }) {
  const word = useMessages();
  return (
    <WordsInput
      source="reason"
      label={word('command.reason')}
      helperText={word('command.reasonHelp')}
      {...(optional ? {} : { validate: required() })}
      multiline
      minRows={2}
      maxLength={500}
    />
  );
}
