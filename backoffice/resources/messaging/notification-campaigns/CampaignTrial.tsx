import { Alert, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  previewCampaignEndpoint,
  testCampaignEndpoint,
} from '../../../../api/contract/messaging/campaigns.endpoint.ts';
import type {
  CampaignChannel,
  CampaignKind,
} from '../../../../api/contract/messaging/entities/notification-campaign.schema.ts';
import { MailFrame } from '../../../kit/components/MailFrame.tsx';
import { issuesOf } from '../../../kit/commands/use-command.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import { NoticePreview } from './NoticePreview.tsx';

interface Typed {
  kind: CampaignKind;
  channel: CampaignChannel;
  title: string;
  content: string;
  link: string | null;
}

/** What will be sent, by the mail's own template or as the notification's line, and a test to nobody but oneself. */
export function CampaignTrial() {
  const word = useMessages();
  const notify = useNotify();
  const [kind, channel, title, content, link] = useWatch<
    Typed,
    ['kind', 'channel', 'title', 'content', 'link']
  >({ name: ['kind', 'channel', 'title', 'content', 'link'] });
  const body = { kind, channel, title: title ?? '', content: content ?? '', link: link || null };
  const preview = useMutation({ mutationFn: () => call(previewCampaignEndpoint, { body }) });
  const test = useMutation({
    mutationFn: () => call(testCampaignEndpoint, { body }),
    onSuccess: ({ to }) => notify(word('campaign.tested', { to }), { type: 'success' }),
  });
  const failure = preview.error ?? test.error;
  const isReady = body.title.trim() !== '';
  return (
    <Stack className="wide" sx={{ gap: 2, marginBlockEnd: 2 }}>
      {channel === 'product' ? <NoticePreview /> : null}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {channel === 'mail' ? (
          <Button
            variant="outlined"
            disabled={!isReady || preview.isPending}
            onClick={() => preview.mutate()}
          >
            {word('campaign.showMail')}
          </Button>
        ) : null}
        <Button variant="outlined" disabled={!isReady || test.isPending} onClick={() => test.mutate()}>
          {word('campaign.test')}
        </Button>
      </Stack>
      {failure ? <Alert severity="error">{Object.values(issuesOf(failure)).join(' ')}</Alert> : null}
      {channel === 'mail' && preview.data ? (
        <>
          <p>
            {word('campaign.subject')} <bdi>{preview.data.subject}</bdi>
          </p>
          <MailFrame html={preview.data.html} />
        </>
      ) : null}
    </Stack>
  );
}
