import { Alert, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
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
import { SiteFrame } from '../../../kit/components/SiteFrame.tsx';
import { issuesOf } from '../../../kit/commands/use-command.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';

interface Typed {
  kind: CampaignKind;
  channel: CampaignChannel;
  title: string;
  content: string;
  link: string | null;
}

/** What will be sent, by the mail's own template or as the notification's line on the site, and a test to nobody but oneself. */
export function CampaignTrial() {
  const word = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const [kind, channel, title, content, link] = useWatch<
    Typed,
    ['kind', 'channel', 'title', 'content', 'link']
  >({ name: ['kind', 'channel', 'title', 'content', 'link'] });
  const body = { kind, channel, title: title ?? '', content: content ?? '', link: link || null };
  const preview = useMutation({
    mutationFn: (to: CampaignChannel) => call(previewCampaignEndpoint, { body: { ...body, channel: to } }),
  });
  const test = useMutation({
    mutationFn: () => call(testCampaignEndpoint, { body }),
    onSuccess: ({ to }) => notify(word('campaign.tested', { to }), { type: 'success' }),
  });
  // Of what was asked for, whatever was chosen since.
  const shown = preview.variables;
  const failure = preview.error ?? test.error;
  // One after the other: each forgets what came of the other.
  const isReady = body.title.trim() !== '' && !preview.isPending && !test.isPending;
  return (
    <Stack className="wide" sx={{ gap: 2, marginBlockEnd: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={!isReady}
          onClick={() => {
            test.reset();
            preview.mutate(channel);
          }}
        >
          {word('campaign.show')}
        </Button>
        <Button
          variant="outlined"
          disabled={!isReady}
          onClick={() => {
            // What was shown need not be what is sent.
            preview.reset();
            test.mutate();
          }}
        >
          {word('campaign.test')}
        </Button>
      </Stack>
      {Object.values(failure ? issuesOf(failure) : {}).map((issue) => (
        <Alert severity="error" key={issue}>
          {translate(issue, { _: issue })}
        </Alert>
      ))}
      {preview.data && shown === 'mail' ? (
        <>
          <p>
            {word('campaign.subject')} <bdi>{preview.data.subject}</bdi>
          </p>
          <MailFrame html={preview.data.html} />
        </>
      ) : null}
      {preview.data && shown === 'product' ? (
        <SiteFrame title={word('campaign.preview')} srcDoc={preview.data.html} />
      ) : null}
    </Stack>
  );
}
