// react-admin's UrlField makes a link of whatever it is given.
import { Link, styled } from '@mui/material';
import { useMessages } from '../i18n/use-messages.ts';
import { safeHref } from './safe-href.ts';

const Refused = styled('span')(({ theme }) => ({
  '& small': { display: 'block', color: theme.tokens.danger, fontSize: '0.8125rem' },
}));

interface Props {
  value: string;
  /** Shown in place of the address itself. */
  text?: string;
}

/**
 * The only way a stored address becomes a link in the back office. Any address that is not http, https,
 * mailto, tel or a path of this site stays text, with a word about why (docs/security.md A5 and R).
 */
export function SafeLink({ value, text }: Props) {
  const word = useMessages();
  const href = safeHref(value);
  if (href === null)
    return (
      <Refused>
        <bdi dir="ltr" translate="no">
          {value}
        </bdi>
        <small>{word('show.unsafeLink')}</small>
      </Refused>
    );
  const opensTab = /^https?:/u.test(href);
  return (
    <Link
      href={href}
      {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      <bdi dir={text ? undefined : 'ltr'} translate="no">
        {text ?? value}
      </bdi>
    </Link>
  );
}
