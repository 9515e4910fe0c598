import { IconButton, Tooltip } from '@mui/material';
import MoonIcon from '~icons/ph/moon';
import SunIcon from '~icons/ph/sun';
import { useTheme } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';

export function ThemeButton() {
  const word = useMessages();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  const label = word(dark ? 'bar.toLight' : 'bar.toDark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setTheme(dark ? 'light' : 'dark')}>
        {dark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
      </IconButton>
    </Tooltip>
  );
}
