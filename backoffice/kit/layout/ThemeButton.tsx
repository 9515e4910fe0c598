import { IconButton, Tooltip } from '@mui/material';
import { MoonIcon, SunIcon } from '@phosphor-icons/react';
import { useTheme } from 'react-admin';
import { useWords } from '../i18n/use-words.ts';

export function ThemeButton() {
  const word = useWords();
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
