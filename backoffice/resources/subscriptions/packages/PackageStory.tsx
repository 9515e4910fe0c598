import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { PackageStory as Story } from '../../../../api/contract/payments/payment-commands.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { formatMoney } from '../../../kit/formatting/numbers.ts';
import { useWords } from '../../../kit/i18n/use-words.ts';
import { StoryMoment, StoryPart, StorySteps } from '../../../kit/show/TimelineRows.tsx';
import { httpClient } from '../../../kit/providers/http-client.ts';
import type { ResourceRecord } from '../../resource-entities.ts';

/** The life of a package: every step, and every change of plan. */
export function PackageStory() {
  const word = useWords();
  const bought = useRecordContext<ResourceRecord<'packages'>>();
  const { data, error } = useQuery<Story>({
    queryKey: ['packages', 'story', bought?.id, bought?.updatedAt],
    queryFn: async () => (await httpClient(`/api/admin/packages/${bought?.id}/story`)).json as Story,
    enabled: bought !== undefined,
  });
  if (error) return <Alert severity="error">{word('payments.storyFailed')}</Alert>;
  if (!data || !bought) return null;
  return (
    <>
      <StorySteps steps={data.steps} choice="packageStatus" />
      <StoryPart title={word('payments.changes')} none={word('payments.noChanges')} rows={data.changes}>
        {({ id, at, from, to, status, takesEffect, amount }) => (
          <li key={id}>
            <StoryMoment at={at} />
            <span>
              <bdi dir={directionOfText(from)}>{from}</bdi> ← <bdi dir={directionOfText(to)}>{to}</bdi>
            </span>
            <bdi className="figures">{formatMoney(amount, bought.currency)}</bdi>
            <span>{word(`payments.takesEffect.${takesEffect as 'now'}`)}</span>
            <span className="more">{word(`payments.changeStates.${status as 'pending'}`)}</span>
          </li>
        )}
      </StoryPart>
    </>
  );
}
