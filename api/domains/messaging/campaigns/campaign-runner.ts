import { startBatchRunner, type BatchRunner } from '../../../adapters/batch-runner.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppDeps } from '../../../deps.ts';
import { advanceCampaign } from './advance-campaign.ts';

/** Sends campaigns, batch after batch, until stopped. Several processes may run it at once. */
export function startCampaignRunner(deps: Pick<AppDeps, 'knex' | 'log' | 'clock' | 'env'>): BatchRunner {
  return startBatchRunner(
    () => advanceCampaign(deps),
    (error) => deps.log.error({ err: describeError(error) }, 'notification campaign'),
  );
}
