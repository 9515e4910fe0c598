import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { MessageInput } from './TakeDownButton.tsx';

/** Puts a card back on the site: from the card, from its takedown, or from the report that led to it. */
export function LiftTakedownButton({ takedown }: { takedown: ResourceRecord<'card-takedowns'> | undefined }) {
  if (!takedown || takedown.liftedAt !== null || takedown.profileId === null) return null;
  return (
    <CommandButton
      resource="business-profiles"
      record={{ id: takedown.profileId }}
      command="lift-takedown"
      words="desk.takedown.lift"
      icon={<ArrowCounterClockwiseIcon />}
    >
      <MessageInput enterGives />
    </CommandButton>
  );
}
