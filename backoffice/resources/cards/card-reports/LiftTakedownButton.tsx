import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { MessageInput } from './TakeDownButton.tsx';

/** Puts a card back on the site: from the card, from its takedown, or from the report that led to it. */
export function LiftTakedownButton({ card }: { card: number }) {
  return (
    <CommandButton
      resource="business-profiles"
      record={{ id: card }}
      command="lift-takedown"
      words="desk.takedown.lift"
      icon={<ArrowCounterClockwiseIcon />}
    >
      <MessageInput />
    </CommandButton>
  );
}
