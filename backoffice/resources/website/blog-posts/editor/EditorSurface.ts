import { styled } from '@mui/material';

/** The editing surface; texts look as on the site, in the back office's colours. */
export const EditorSurface = styled('div')(({ theme }) => {
  const { tokens } = theme;
  return {
    position: 'relative',
    border: `1px solid ${tokens.field}`,
    borderRadius: 10,
    backgroundColor: tokens.surface,
    '&:focus-within': { borderColor: tokens.focus, boxShadow: `0 0 0 1px ${tokens.focus}` },
    '&[data-wrong]': { borderColor: tokens.danger },
    '& .placeholder': {
      position: 'absolute',
      insetInline: 20,
      color: tokens.muted,
      pointerEvents: 'none',
      marginBlockStart: 16,
      fontSize: '1.0625rem',
      lineHeight: 1.75,
    },
    '& .ProseMirror': {
      minBlockSize: 360,
      padding: '16px 20px 32px',
      outline: 'none',
      fontSize: '1.0625rem',
      lineHeight: 1.75,
      overflowWrap: 'anywhere',
      whiteSpace: 'break-spaces',
      position: 'relative',
    },
    // Zero specificity, so that the distances below win.
    '& .ProseMirror :where(p, h2, h3, h4)': { marginBlock: 0 },
    '& .ProseMirror > * + *': { marginBlockStart: '1em' },
    '& .ProseMirror > * + h2': { marginBlockStart: '1.6em' },
    '& .ProseMirror h2': { fontSize: '1.375rem', fontWeight: 800, lineHeight: 1.3 },
    '& .ProseMirror h3': { fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.35 },
    '& .ProseMirror h4': { fontSize: '1.0625rem', fontWeight: 700 },
    '& .ProseMirror ul, & .ProseMirror ol': { paddingInlineStart: '1.5em', margin: 0 },
    '& .ProseMirror a': { color: tokens.primaryText, textUnderlineOffset: 4 },
    '& .ProseMirror blockquote': {
      margin: 0,
      paddingInlineStart: 16,
      borderInlineStart: `4px solid ${tokens.accent}`,
      fontSize: '1.125rem',
      fontWeight: 500,
    },
    '& .ProseMirror [dir="ltr"]': { textAlign: 'start' },
    '& .ProseMirror img': { maxInlineSize: '100%', blockSize: 'auto', borderRadius: 12, display: 'block' },
    '& .ProseMirror .ProseMirror-selectednode': { outline: `3px solid ${tokens.focus}`, outlineOffset: 2 },
    '& .ProseMirror hr': { border: 0, borderBlockStart: `2px solid ${tokens.ink}` },
    '& .ProseMirror table': { borderCollapse: 'collapse', inlineSize: '100%', tableLayout: 'fixed' },
    '& .ProseMirror th, & .ProseMirror td': {
      padding: '6px 10px',
      border: `1px solid ${tokens.lineStrong}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& .ProseMirror .selectedCell': { backgroundColor: tokens.primaryWash },
    '& .tableWrapper': { overflowX: 'auto' },
    '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      display: 'block',
      position: 'absolute',
      insetBlockStart: -2,
      inlineSize: 20,
      borderBlockStart: `2px solid ${tokens.ink}`,
    },
    '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  };
});
