import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx as _jsx } from 'react/jsx-runtime';

export default createSvgIcon(
  _jsx('path', {
    d: 'm7 10 5 5 5-5z',
  }),
  'ArrowDropDown',
);
