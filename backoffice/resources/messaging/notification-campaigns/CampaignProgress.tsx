import { readReachEndpoint } from '../../../../api/contract/messaging/campaigns.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { LinearProgress, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { lookAgainIn } from './look-again-in.ts';

const Sheet = styled('section')(({ theme }) => ({
  maxInlineSize: 640,
  marginBlockEnd: 32,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 16,
    margin: '12px 0',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& dt': { fontSize: '0.8125rem', color: theme.tokens.muted },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 700 },
  '& .steps': { display: 'flex', gap: 8 },
}));

type Campaign = ResourceRecord<'notification-campaigns'>;

/** Progress of a campaign, how many recipients have read it, and the commands to stop and resume it. */
export function CampaignProgress() {
  const word = useMessages();
  const shown = useRecordContext<Campaign>();
  const { data: campaign = shown } = useGetOne<Campaign>(
    'notification-campaigns',
    { id: shown?.id ?? 0 },
    {
      enabled: shown !== undefined,
      refetchInterval: ({ state }) => (state.data ? lookAgainIn[state.data.status] : false),
    },
  );
  const { data: reach } = useQuery({
    queryKey: ['notification-campaigns', 'reach', campaign?.id, campaign?.sent],
    enabled: campaign !== undefined,
    placeholderData: (before) => before,
    // Mails leave one by one after the campaign has written them.
    refetchInterval: ({ state }) => (state.data?.mails.waiting ? lookAgainIn.mails : false),
    queryFn: () => call(readReachEndpoint, { params: { id: campaign?.id ?? 0 } }),
  });
  if (!campaign) return null;
  const { status, sent, recipients } = campaign;
  const percent = status === 'sent' ? 100 : Math.round((100 * sent) / recipients);
  return (
    <Sheet aria-label={word('campaign.progress')}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={word('campaign.progress')}
        color={status === 'stopped' ? 'warning' : 'primary'}
      />
      <dl aria-live="polite">
        <Fact name={word('campaign.recipients')} value={recipients} />
        <Fact name={word('campaign.sent')} value={sent} />
        {campaign.channel === 'mail' ? (
          <>
            <Fact name={word('campaign.mailsWaiting')} value={reach?.mails.waiting} />
            <Fact name={word('campaign.mailsFailed')} value={reach?.mails.failed} />
          </>
        ) : (
          <>
            <Fact name={word('campaign.read')} value={reach?.read} />
            <Fact name={word('campaign.unread')} value={reach?.unread} />
          </>
        )}
      </dl>
      <div className="steps">
        {status === 'sending' || status === 'scheduled' ? (
          <CommandButton command="stop" words="campaign.stop" record={campaign} danger />
        ) : null}
        {status === 'stopped' ? (
          <CommandButton
            command="resume"
            words="campaign.resume"
            values={{ count: recipients - sent }}
            record={campaign}
          />
        ) : null}
      </div>
    </Sheet>
  );
}

function Fact({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === undefined ? '–' : <Figure value={value} />}</dd>
    </div>
  );
}
