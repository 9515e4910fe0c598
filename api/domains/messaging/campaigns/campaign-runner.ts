import { startBatchRunner, type BatchRunner } from '../../../adapters/batch-runner.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppParts } from '../../../parts.ts';
import { advanceCampaign } from './advance-campaign.ts';

/** Tells people what staff sent off, batch after batch, until stopped. Several may run beside each other. */
export function startCampaignRunner(parts: Pick<AppParts, 'knex' | 'log' | 'clock'>): BatchRunner {
  return startBatchRunner(
    () => advanceCampaign(parts),
    (error) => parts.log.error({ err: describeError(error) }, 'notification campaign'),
  );
}
