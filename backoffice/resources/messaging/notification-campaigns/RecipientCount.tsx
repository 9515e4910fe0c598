import type {
  CampaignChannel,
  CampaignKind,
} from '../../../../api/contract/messaging/entities/notification-campaign.schema.ts';
import { countRecipientsEndpoint } from '../../../../api/contract/messaging/campaigns.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { FormHelperText, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { readAudience } from './audience-form.ts';

const Line = styled('div')(({ theme }) => ({
  marginBlockEnd: 16,
  '& b': { fontSize: '1.375rem' },
  '& p': { margin: 0 },
  '& .quiet': { color: theme.tokens.muted, fontSize: '0.875rem' },
}));

/** What of the form is counted by. */
interface Typed {
  audience: unknown;
  kind: CampaignKind;
  channel: CampaignChannel;
}

/** The exact number of recipients, counted by the server; the same number is sent along with the campaign. */
export function RecipientCount() {
  const word = useMessages();
  const { setValue } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [chosen, kind, channel] = useWatch<Typed, ['audience', 'kind', 'channel']>({
    name: ['audience', 'kind', 'channel'],
  });
  const audience = readAudience(chosen);
  const { data, error, isFetching } = useQuery({
    queryKey: ['notification-campaigns', 'count', audience, kind, channel, submitCount],
    enabled: audience !== null,
    staleTime: 0,
    gcTime: 0,
    queryFn: () => audience && call(countRecipientsEndpoint, { body: { audience, kind, channel } }),
  });
  const known = audience !== null && !isFetching && !error ? data : undefined;
  useEffect(() => setValue('expected', known?.recipients ?? null), [known?.recipients, setValue]);
  const issue = (errors['expected'] ?? errors['audience'])?.message;
  const leftOut = known
    ? ([
        [known.optedOut, channel === 'mail' ? 'campaign.notAgreed' : 'campaign.optedOut'],
        [known.unverified, 'campaign.unverified'],
      ] as const)
    : [];
  return (
    <Line className="wide" role="status">
      {audience === null ? <p className="quiet">{word('campaign.chooseFirst')}</p> : null}
      {isFetching ? <p className="quiet">{word('campaign.counting')}</p> : null}
      {error && !isFetching ? <p>{word('campaign.countFailed')}</p> : null}
      {known ? (
        <p>
          {word('campaign.reaches')}{' '}
          <b>
            <Figure value={known.recipients} />
          </b>
        </p>
      ) : null}
      {leftOut.map(([count, key]) =>
        count > 0 ? (
          <p key={key} className="quiet">
            {word(key, { count })}
          </p>
        ) : null,
      )}
      {typeof issue === 'string' ? <FormHelperText error>{issue}</FormHelperText> : null}
    </Line>
  );
}
