import { ReasonText } from '../components/ReasonText.tsx';
import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MoneyStep } from '../../../api/contract/payments/payment-commands.schema.ts';
import type { ChoiceName } from '../i18n/he/choices.ts';
import { toneOf } from '../fields/choice-tones.ts';
import { Tag } from '../fields/choice-kinds.tsx';
import { formatMoment } from '../formatting/dates.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SectionHeading } from './SectionHeading.tsx';

const Rows = styled('ol')(({ theme }) => ({
  margin: '0 0 32px',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'baseline',
    padding: '10px 0',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& time': { minInlineSize: 130, color: theme.tokens.muted },
  '& .more': { color: theme.tokens.muted, overflowWrap: 'anywhere' },
}));

interface TimelinePartProps<Row> {
  title: string;
  none: string;
  rows: readonly Row[];
  children(row: Row): ReactNode;
}

/** One part of a timeline: rows under a heading, or a note that there are none. */
export function TimelinePart<Row>({ title, none, rows, children }: TimelinePartProps<Row>) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {rows.length === 0 ? <p>{none}</p> : <Rows>{rows.map(children)}</Rows>}
    </section>
  );
}

export function TimelineMoment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <bdi dir="ltr">{formatMoment(new Date(at))}</bdi>
    </time>
  );
}

export function StatusTag({ choice, value }: { choice: ChoiceName; value: string }) {
  const translate = useTranslate();
  return (
    <Tag tone={toneOf(choice, value)}>{translate(`bikur.choices.${choice}.${value}`, { _: value })}</Tag>
  );
}

/** Every change of a status: when, to which, by whom and why. */
export function TimelineSteps({ steps, choice }: { steps: readonly MoneyStep[]; choice: ChoiceName }) {
  const word = useMessages();
  return (
    <TimelinePart title={word('payments.steps')} none={word('payments.noSteps')} rows={steps}>
      {({ at, from, to, by, reason }) => (
        <li key={`${at} ${from} ${to}`}>
          <TimelineMoment at={at} />
          <StatusTag choice={choice} value={to} />
          <bdi>{by ?? word('payments.bySystem')}</bdi>
          <ReasonText className="more" reason={reason} />
        </li>
      )}
    </TimelinePart>
  );
}
