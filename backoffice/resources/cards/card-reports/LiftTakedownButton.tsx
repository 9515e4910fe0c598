import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { MessageInput } from './TakeDownButton.tsx';

/** Puts a card back on the site: from the card, from its takedown, or from the report that led to it. */
export function LiftTakedownButton({ card }: { card: number }) {
  const word = useMessages();
  return (
    <CommandButton
      resource="business-profiles"
      record={{ id: card }}
      command="lift-takedown"
      label={word('desk.takedown.lift')}
      explain={word('desk.takedown.liftExplain')}
      success={word('desk.takedown.lifted')}
      icon={<ArrowCounterClockwiseIcon />}
    >
      <MessageInput />
    </CommandButton>
  );
}
