import { required } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../../kit/commands/ReasonInput.tsx';
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
        <CommandButton
          command="ask-back"
          label={word('chips.ask')}
          explain={word('chips.askExplain')}
          success={word('chips.asked')}
          onDone={again}
        >
          <WordsInput
            source="reason"
            label={word('command.reason')}
            helperText={word('chips.reasonSeen')}
            validate={required()}
            multiline
            minRows={2}
            fullWidth
          />
        </CommandButton>
      ) : null}
      {data.askedBack ? (
        <CommandButton
          command="withdraw-asking"
          label={word('chips.withdraw')}
          explain={word('chips.withdrawExplain')}
          success={word('chips.withdrawn')}
          onDone={again}
        />
      ) : null}
      {data.state === 'live' || data.state === 'unassigned' ? (
        <CommandButton
          command="freeze"
          label={word('chips.freeze')}
          explain={word('chips.freezeExplain')}
          success={word('chips.frozen')}
          danger
          onDone={again}
        >
          <ReasonInput />
        </CommandButton>
      ) : null}
    </>
  );
}
