// react-admin knows nobody but the one at this browser.
import { Alert } from '@mui/material';
import { TypedText } from '../components/TypedText.tsx';
import { formatRecent } from '../formatting/recent.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { useColleaguesAt } from '../live/use-colleagues-at.ts';

/** Who else has this form open, and since when (docs/product.md 13.2). */
export function AlsoOpen({ resource, id }: { resource: string; id: number }) {
  const word = useMessages();
  const colleagues = useColleaguesAt(resource, id);
  return (
    <div role="status">
      {colleagues.length > 0 ? (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {word('conflict.alsoOpen')}{' '}
          {colleagues.map(({ id: key, username, since }, place) => (
            <span key={key}>
              {place > 0 ? ' · ' : null}
              <TypedText>{username}</TypedText> ({word('conflict.openSince', { time: formatRecent(since) })})
            </span>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}
