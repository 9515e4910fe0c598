import { styled } from '@mui/material';
import BellIcon from '~icons/ph/bell';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { isLocalLink } from '../../../../api/contract/base/local-link.schema.ts';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const Bubble = styled('figure')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: '0 0 16px',
  maxInlineSize: 380,
  '& figcaption': { fontSize: '0.8125rem', color: theme.tokens.muted, marginBlockEnd: 8 },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 12,
    padding: 16,
    borderRadius: 16,
    border: `1px solid ${theme.tokens.line}`,
    backgroundColor: theme.tokens.surface,
    boxShadow: theme.tokens.lifted,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: '4px 0 0', whiteSpace: 'pre-line' },
  '& .title': { margin: 0, fontWeight: 700 },
  '& .title[data-leads]': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .at': { fontSize: '0.8125rem', color: theme.tokens.muted },
}));

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

export function NoticePreview() {
  const word = useMessages();
  const [now] = useState(() => formatMoment(new Date()));
  const [title = '', content = '', link = ''] = useWatch({ name: ['title', 'content', 'link'] }).map(asText);
  return (
    <Bubble>
      <figcaption>{word('campaign.preview')}</figcaption>
      <div className="line">
        <BellIcon size={20} aria-hidden />
        <div>
          <p className="title" {...(isLocalLink(link) ? { 'data-leads': '' } : {})}>
            <bdi dir={directionOfText(title)} translate="no">
              {title || word('campaign.noTitle')}
            </bdi>
          </p>
          {content ? <p dir={directionOfText(content)}>{content}</p> : null}
          <p className="at">
            <bdi dir="ltr">{now}</bdi>
          </p>
        </div>
      </div>
    </Bubble>
  );
}
