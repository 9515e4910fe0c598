import { required } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { useChipTimeline } from './use-chip-timeline.ts';

/** Staff may freeze a chip, or ask its owner to transfer it; they never choose its target. */
export function ChipActions() {
  const word = useMessages();
  const { data, refetch } = useChipTimeline();
  if (!data) return null;
  const again = () => void refetch();
  const isOwned = data.state === 'live' || data.state === 'unassigned' || data.state === 'frozen';
  return (
    <>
      {isOwned && !data.askedBack ? (
        <CommandButton command="ask-back" words="chips.ask" onDone={again}>
          <WordsInput
            source="reason"
            label={word('command.reason')}
            helperText={word('chips.reasonSeen')}
            validate={required()}
            multiline
            minRows={2}
          />
        </CommandButton>
      ) : null}
      {data.askedBack ? (
        <CommandButton command="withdraw-asking" words="chips.withdraw" onDone={again} />
      ) : null}
      {data.state === 'live' || data.state === 'unassigned' ? (
        <CommandButton command="freeze" words="chips.freeze" danger onDone={again} asksReason />
      ) : null}
    </>
  );
}
