/** Overrides Material UI, which puts a form's label into the field's frame. */
export const labelsAbove = {
  '& .MuiFormLabel-root.MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    marginBlockEnd: '4px',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'text.primary',
    whiteSpace: 'normal',
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
} as const;
