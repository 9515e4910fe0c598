import { styled } from '@mui/material';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { useChipTimeline } from './use-chip-timeline.ts';

const Rows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '10px 0',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& time, & .more': { color: theme.tokens.muted },
  '& time': { minInlineSize: 130 },
}));

/** The chip's timeline, newest first. */
export function ChipSteps() {
  const word = useMessages();
  const { data } = useChipTimeline();
  if (!data) return null;
  if (data.steps.length === 0) return <p>{word('chips.noSteps')}</p>;
  return (
    <Rows>
      {data.steps.map(({ id, at, action, by, after }) => (
        <li key={id}>
          <time dateTime={at}>
            <bdi dir="ltr">{formatMoment(new Date(at))}</bdi>
          </time>
          <b>{word(`chips.actions.${action}`)}</b>
          <bdi>{by ?? word('orders.bySystem')}</bdi>
          {after ? <span className="more">{word(`chips.states.${after}`)}</span> : null}
        </li>
      ))}
    </Rows>
  );
}
