import { readMailContentsEndpoint } from '../../../../api/contract/messaging/mail-log.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

function useContents() {
  const mail = useRecordContext();
  return useQuery({
    queryKey: ['mail-log', 'contents', mail?.id],
    enabled: mail !== undefined,
    queryFn: ({ signal }) => call(readMailContentsEndpoint, { params: { id: Number(mail?.id) } }, { signal }),
  });
}

/**
 * The mail as its recipient sees it. It is shown in a sandboxed frame without origin, scripts, forms or
 * navigation: anything a user managed to write into a mail does nothing here (docs/security.md A2).
 */
export function MailView() {
  const word = useMessages();
  const { data, error } = useContents();
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  return (
    <Box
      component="iframe"
      title={word('desk.mail.view')}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={data.html}
      sx={{
        display: 'block',
        inlineSize: '100%',
        maxInlineSize: 720,
        blockSize: '70vh',
        minBlockSize: 420,
        border: (theme) => `1px solid ${theme.tokens.line}`,
        borderRadius: '8px',
        // Mails have their own colours for light and dark; the rest of the frame is white.
        backgroundColor: '#fff',
        colorScheme: 'light',
      }}
    />
  );
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
