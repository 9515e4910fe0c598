import { Box } from '@mui/material';

interface Props {
  children: string;
  /** For screen readers, where nothing beside it says what it is. */
  label?: string;
}

/** Several lines of technical text, left to right in every language; focusable, because it scrolls. */
export function CodeBlock({ children, label }: Props) {
  return (
    <Box
      component="pre"
      className="wide"
      dir="ltr"
      translate="no"
      tabIndex={0}
      {...(label && { role: 'group', 'aria-label': label })}
      sx={(theme) => ({
        margin: 0,
        padding: '12px',
        maxBlockSize: 360,
        maxInlineSize: '100%',
        overflow: 'auto',
        borderRadius: '8px',
        backgroundColor: theme.tokens.groundQuiet,
        fontSize: '0.8125rem',
        textAlign: 'start',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      })}
    >
      {children}
    </Box>
  );
}
