// react-admin's SelectField has no colours, and its ChipField no words for values.
import { Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ChoiceName } from '../i18n/he/choices.ts';
import { toneOf, type Tone } from './choice-tones.ts';
import { makeField } from './make-field.tsx';

const colours = { good: 'success', waiting: 'warning', bad: 'error', quiet: 'default' } as const;

/** A word in the colour of its tone. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Chip component="span" size="small" color={colours[tone]} label={children} />;
}

/** The word for a status, coloured by whether staff have to act. */
export function StatusChip({ choice, value }: { choice: ChoiceName; value: string }) {
  const label = useTranslate()(`bikur.choices.${choice}.${value}`, { _: value });
  return <Tag tone={toneOf(choice, value)}>{label}</Tag>;
}

/** One value of a closed list, coloured by whether staff have to act. */
export const StatusField = makeField<{ choice: ChoiceName }>(
  ({ choice, value }) => <StatusChip choice={choice} value={String(value)} />,
  (value, translate, _record, { choice }) =>
    translate(`bikur.choices.${choice}.${String(value)}`, { _: String(value) }),
);
