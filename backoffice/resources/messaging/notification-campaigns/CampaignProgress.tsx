import { readReachEndpoint } from '../../../../api/contract/messaging/campaigns.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { LinearProgress, styled } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
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

/** Progress of a campaign, how many recipients have read it, and the commands to stop and resume it. */
export function CampaignProgress() {
  const word = useMessages();
  const shown = usePageRecord<'notification-campaigns'>();
  const { id } = shown;
  const { data: campaign = shown } = useGetOne<typeof shown>(
    'notification-campaigns',
    { id },
    { refetchInterval: ({ state }) => (state.data ? lookAgainIn[state.data.status] : false) },
  );
  const { data: reach } = useRead(
    readReachEndpoint,
    { params: { id } },
    {
      under: ['notification-campaigns', campaign.sent],
      placeholderData: keepPreviousData,
      // Mails leave one by one after the campaign has written them.
      refetchInterval: ({ state }) => (state.data?.mails.waiting ? lookAgainIn.mails : false),
    },
  );
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
