import { Box } from '@mui/material';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { FieldKind, ValueProps } from './field-kind.ts';

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function TypedText({ value }: ValueProps) {
  const text = asText(value);
  return (
    <bdi dir={directionOfText(text)} translate="no">
      {text}
    </bdi>
  );
}

/** A user's text, on one line: right to left if it contains a Hebrew letter. */
export const text: FieldKind = { View: TypedText, toText: asText };

function LongText({ value }: ValueProps) {
  const text = asText(value);
  return (
    <Box
      component="bdi"
      dir={directionOfText(text)}
      translate="no"
      // No wider than its words: a short one of the other direction stays beside its label.
      sx={{
        display: 'block',
        whiteSpace: 'pre-line',
        inlineSize: 'fit-content',
        maxWidth: 'min(70ch, 100%)',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}

/** A user's text with its line breaks; markup in it stays text. */
export const longText: FieldKind = { View: LongText, toText: asText, isWide: true };

/** Up to here a code stays whole in a narrow column; longer ones break where they must. */
const wholeCode = 24;

function Code({ value }: ValueProps) {
  const text = asText(value);
  return (
    <Box
      component="bdi"
      dir="ltr"
      translate="no"
      sx={{
        overflowWrap: text.length > wholeCode ? 'anywhere' : 'normal',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {text}
    </Box>
  );
}

/** Numbers and technical names: left to right in both languages. */
export const code: FieldKind = { View: Code, toText: asText };

function CodeBlock({ value }: ValueProps) {
  return (
    <Box
      component="pre"
      dir="ltr"
      translate="no"
      tabIndex={0}
      sx={(theme) => ({
        margin: 0,
        padding: '12px',
        maxBlockSize: 320,
        overflow: 'auto',
        borderRadius: '8px',
        backgroundColor: theme.tokens.groundQuiet,
        fontSize: '0.8125rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      })}
    >
      {asText(value)}
    </Box>
  );
}

/** Several lines of technical text, such as a stack trace. */
export const codeBlock: FieldKind = { View: CodeBlock, toText: asText, isWide: true };

const colourPattern = /^#[0-9a-f]{6}$/iu;

function Colour({ value }: ValueProps) {
  const colour = asText(value);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {colourPattern.test(colour) ? (
        <Box component="span" sx={{ width: 20, height: 20, borderRadius: '4px', backgroundColor: colour }} />
      ) : null}
      <bdi dir="ltr" translate="no">
        {colour}
      </bdi>
    </Box>
  );
}

export const colour: FieldKind = { View: Colour, toText: asText };
