import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import TranslateIcon from '~icons/ph/translate';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { locales } from '../providers/i18n-provider.ts';

export function LanguageButton() {
  const word = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [locale, setLocale] = useLocaleState();
  return (
    <>
      <Tooltip title={word('bar.language')}>
        <IconButton
          aria-label={word('bar.language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <TranslateIcon size={20} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map((choice) => (
          <MenuItem
            key={choice.locale}
            lang={choice.locale}
            selected={choice.locale === locale}
            onClick={() => {
              setAnchor(null);
              setLocale(choice.locale);
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
