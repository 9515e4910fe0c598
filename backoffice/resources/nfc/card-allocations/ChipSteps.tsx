import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { Timeline } from '../../../kit/show/Timeline.tsx';
import { useChipTimeline } from './use-chip-timeline.ts';

/** The chip's timeline, newest first. */
export function ChipSteps() {
  const word = useMessages();
  const { data } = useChipTimeline();
  if (!data) return null;
  return (
    <Timeline
      title="chips.timeline"
      none="chips.noSteps"
      rows={data.steps.map(({ id, action, after, ...step }) => ({
        ...step,
        key: id,
        what: word(`chips.actions.${action}`),
        more: after ? word(`chips.states.${after}`) : null,
      }))}
    />
  );
}
