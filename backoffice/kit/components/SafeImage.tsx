import { Box } from '@mui/material';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { visuallyHidden } from './visually-hidden.ts';

const ownPicture = /^\/(?![/\\])[^\s"'<>\\]*$/u;

interface Props {
  source: string;
  size?: number;
  round?: boolean;
}

/**
 * A picture stored by the product. A picture on another host is not loaded, lest that host learn that staff
 * look at the card; a tile of the same size replaces it.
 */
export function SafeImage({ source, size = 56, round = false }: Props) {
  const word = useMessages();
  const [failed, setFailed] = useState(false);
  const frame = {
    inlineSize: size,
    blockSize: size,
    borderRadius: round ? '50%' : '8px',
    flex: 'none',
    display: 'block',
  };
  if (failed || !ownPicture.test(source))
    return (
      <Box
        sx={(theme) => ({ ...frame, position: 'relative', border: `1px dashed ${theme.tokens.lineStrong}` })}
      >
        <span style={visuallyHidden}>{word('show.noImage')}</span>
      </Box>
    );
  return (
    <Box
      component="img"
      src={source}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}
