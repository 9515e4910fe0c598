import { IconButton } from '../../../components/icon-button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { MoonIcon, SunIcon } from './shell-icons.tsx';
import { useTheme } from './theme-provider.tsx';

/** Switches the theme and stores the choice. */
export function ThemeToggle() {
  const { theme } = useMessages();
  const { shown, toggle } = useTheme();
  return (
    <IconButton label={shown === 'dark' ? theme.toLight : theme.toDark} onClick={toggle}>
      {shown === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
