import { Link as StyledLink, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MoneyStep } from '../../../api/contract/payments/payment-commands.schema.ts';
import { Money } from '../components/Money.tsx';
import { ReasonText } from '../components/ReasonText.tsx';
import { Tag } from '../fields/StatusField.tsx';
import { toneOf } from '../fields/choice-tones.ts';
import { formatMoment } from '../formatting/dates.ts';
import type { ChoiceName } from '../i18n/he/choices.ts';
import { useMessages, type WordKey } from '../i18n/use-messages.ts';
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
  '& .below': { flexBasis: '100%', minInlineSize: 0 },
}));

/** One thing that happened; what isn't known of it is left out. */
export interface TimelineRow {
  key: string | number;
  at?: string;
  what?: ReactNode;
  /** The record it is about: its page and its name. */
  link?: readonly [to: string, name: string];
  amount?: string | null;
  status?: readonly [ChoiceName, string] | null;
  /** Who did it; null for the system. */
  by?: string | null;
  reason?: string | null;
  more?: ReactNode;
  below?: ReactNode;
}

interface Props {
  title: WordKey;
  /** Said where nothing happened; without it the whole part is left out then. */
  none?: WordKey;
  rows: readonly TimelineRow[];
  currency?: string;
}

/** One part of a record's timeline: rows under a heading. */
export function Timeline({ title, none, rows, currency }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  if (rows.length === 0 && !none) return null;
  return (
    <section>
      <SectionHeading>{word(title)}</SectionHeading>
      {rows.length === 0 && none ? <p>{word(none)}</p> : null}
      <Rows>
        {rows.map(({ key, at, what, link, amount, status, by, reason, more, below }) => (
          <li key={key}>
            {at ? (
              <time dateTime={at}>
                <bdi dir="ltr">{formatMoment(new Date(at))}</bdi>
              </time>
            ) : null}
            {what ? <b>{what}</b> : null}
            {link ? (
              <StyledLink component={Link} to={link[0]}>
                <bdi translate="no">{link[1]}</bdi>
              </StyledLink>
            ) : null}
            {amount ? <Money of={amount} currency={currency} /> : null}
            {status ? (
              <Tag tone={toneOf(...status)}>
                {translate(`bikur.choices.${status[0]}.${status[1]}`, { _: status[1] })}
              </Tag>
            ) : null}
            {by === undefined ? null : by === null ? (
              <span>{word('payments.bySystem')}</span>
            ) : (
              <bdi translate="no">{by}</bdi>
            )}
            {reason ? <ReasonText className="more" reason={reason} /> : null}
            {more ? <span className="more">{more}</span> : null}
            {below ? <div className="below">{below}</div> : null}
          </li>
        ))}
      </Rows>
    </section>
  );
}

/** Every change of a status: when, to which, by whom and why. */
export const stepRows = (
  steps: readonly Pick<MoneyStep, 'at' | 'to' | 'by' | 'reason'>[],
  choice: ChoiceName,
): readonly TimelineRow[] =>
  steps.map(({ at, to, by, reason }) => ({ key: `${at} ${to}`, at, status: [choice, to], by, reason }));
