import { styled } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChoiceName } from '../i18n/he/choices.ts';
import { toneOf, type Tone } from './choice-tones.ts';
import type { FieldKind, Translate, ValueProps } from './field-kind.ts';

/** A word on a pale ground of its tone. */
export const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { tokens } = theme;
  const colours = {
    good: [tokens.success, tokens.successWash],
    waiting: [tokens.warning, tokens.warningWash],
    bad: [tokens.danger, tokens.dangerWash],
    quiet: [tokens.ink, theme.palette.mode === 'dark' ? tokens.line : tokens.groundQuiet],
  } as const;
  const [color, backgroundColor] = colours[tone];
  return {
    display: 'inline-block',
    padding: '2px 8px',
    borderRadius: 6,
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color,
    backgroundColor,
  };
});

const labelOf = (name: ChoiceName, value: unknown, translate: Translate) =>
  translate(`bikur.choices.${name}.${String(value)}`, { _: String(value) });

/** One value of a closed list, as its label. */
export function choice(name: ChoiceName): FieldKind {
  function Choice({ value }: ValueProps) {
    return <span>{labelOf(name, value, useTranslate())}</span>;
  }
  return {
    View: Choice,
    toText: (value, _record, translate) => (value ? labelOf(name, value, translate) : ''),
  };
}

/** One value of a closed list, coloured by whether staff have to act. */
export function status(name: ChoiceName): FieldKind {
  function Status({ value }: ValueProps) {
    return <Tag tone={toneOf(name, String(value))}>{labelOf(name, value, useTranslate())}</Tag>;
  }
  return {
    View: Status,
    toText: (value, _record, translate) => (value ? labelOf(name, value, translate) : ''),
  };
}

const flagKey = (value: unknown) => (value === true ? 'ra.boolean.true' : 'ra.boolean.false');

function Flag({ value }: ValueProps) {
  return <span>{useTranslate()(flagKey(value))}</span>;
}

export const flag: FieldKind = {
  View: Flag,
  toText: (value, _record, translate) => translate(flagKey(value)),
};
