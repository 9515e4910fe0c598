import { Box, Skeleton } from '@mui/material';
import { readMailContentsEndpoint } from '../../../../api/contract/messaging/mail-log.endpoint.ts';
import { MailFrame } from '../../../kit/components/MailFrame.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

/** The mail as its recipient sees it, or its plain text, for mail programs without HTML. */
export function MailContent({ part }: { part: 'html' | 'text' }) {
  const word = useMessages();
  const { id } = usePageRecord<'mail-log'>();
  const { data, error } = useRead(readMailContentsEndpoint, { params: { id } });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  if (part === 'html') return <MailFrame html={data.html} />;
  return (
    <Box
      component="pre"
      dir="auto"
      tabIndex={0}
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit', maxInlineSize: '72ch' }}
    >
      {data.text}
    </Box>
  );
}
