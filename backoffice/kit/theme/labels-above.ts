/** Overrides Material UI, which puts a form's label into the field's frame. */
export const labelsAbove = {
  // A field's; a group's of radio buttons or checkboxes, which react-admin draws as small as within a frame.
  '& .MuiFormLabel-root.MuiInputLabel-root, & fieldset > legend.MuiFormLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    marginBlockEnd: '4px',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'text.primary',
    whiteSpace: 'normal',
  },
  // Of a file or a list, which Material UI has no field for.
  '&& .RaLabeled-label': {
    marginBlockEnd: '4px',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'text.primary',
  },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
} as const;
