import { readMailContentsEndpoint } from '../../../../api/contract/messaging/mail-log.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { MailFrame } from '../../../kit/components/MailFrame.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

function useContents() {
  const mail = useRecordContext();
  return useQuery({
    queryKey: ['mail-log', 'contents', mail?.id],
    enabled: mail !== undefined,
    queryFn: ({ signal }) => call(readMailContentsEndpoint, { params: { id: Number(mail?.id) } }, { signal }),
  });
}

/** The mail as its recipient sees it. */
export function MailView() {
  const word = useMessages();
  const { data, error } = useContents();
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  return data ? <MailFrame html={data.html} /> : <Skeleton variant="rounded" height={480} />;
}

/** The plain-text part, for mail programs without HTML. */
export function MailText() {
  const word = useMessages();
  const { data, error } = useContents();
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={320} />;
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
