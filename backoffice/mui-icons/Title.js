import { createSvgIcon } from '@mui/material/SvgIcon';
import { jsx as _jsx } from 'react/jsx-runtime';

export default createSvgIcon(
  _jsx('path', {
    d: 'M5 4v3h5.5v12h3V7H19V4z',
  }),
  'Title',
);
