import { styled } from '@mui/material';
import type { ReactNode } from 'react';

const Sheet = styled('section')(({ theme }) => ({
  maxInlineSize: '60ch',
  marginBlockStart: 24,
  paddingBlockStart: 16,
  borderBlockStart: `2px solid ${theme.tokens.ink}`,
  '& h2': { margin: '0 0 8px', fontSize: '1.125rem', fontWeight: 700 },
  '& p': { margin: '0 0 16px', color: theme.tokens.muted, lineHeight: 1.6 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface Props {
  title: string;
  text: string;
  /** Announced at once by screen readers, because it replaces expected content. */
  urgent?: boolean;
  children?: ReactNode;
}

/** A single message with the next step: empty lists, errors, pages that are not built yet. */
export function Message({ title, text, urgent = false, children }: Props) {
  return (
    <Sheet {...(urgent ? { role: 'alert' } : {})}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children ? <div className="actions">{children}</div> : null}
    </Sheet>
  );
}
