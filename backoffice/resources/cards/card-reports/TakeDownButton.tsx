import ProhibitIcon from '~icons/ph/prohibit';
import { required, SelectInput } from 'react-admin';
import type { ReportReason } from '../../../../api/contract/cards/entities/card-report.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { giveOnEnter } from '../../../kit/commands/give-on-enter.ts';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

interface Props {
  /** Of the report, which staff may change. */
  reason?: ReportReason;
  words?: 'desk.takedown.take' | 'desk.reviews.take';
}

/**
 * Takes a card off the site, from the card or from a report of it, or a review off its card; first says what visitors and
 * the owner will see.
 */
export function TakeDownButton({ reason, words = 'desk.takedown.take' }: Props) {
  const word = useMessages();
  return (
    <CommandButton
      command="take-down"
      words={words}
      submitLabel={word('desk.takedown.submit')}
      icon={<ProhibitIcon />}
      danger
      defaultValues={reason ? { reason } : {}}
    >
      <SelectInput
        source="reason"
        label={word('desk.takedown.reason')}
        choices={choicesOf('reportReason')}
        validate={required()}
      />
      <MessageInput />
    </CommandButton>
  );
}

/** The message to the owner; Enter after it gives a command that only puts something back. */
export function MessageInput({ enterGives = false }: { enterGives?: boolean }) {
  const word = useMessages();
  return (
    <WordsInput
      source="message"
      label={word('desk.takedown.message')}
      helperText={word(enterGives ? 'desk.takedown.messageHelpEnter' : 'desk.takedown.messageHelp')}
      {...(enterGives && { onKeyDown: giveOnEnter })}
      multiline
      minRows={3}
      maxLength={1000}
    />
  );
}
