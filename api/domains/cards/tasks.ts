import type { ScheduledTask } from '../../adapters/jobs.ts';
import { releaseProvenOwners } from './holding/release-proven-owners.ts';
import { removeUnusedPictures } from './media/remove-unused-pictures.ts';
import { prepareSharePictures } from './pictures/prepare-share-pictures.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'release-proven-owners',
    cron: '*/5 * * * *',
    run: releaseProvenOwners,
  },
  {
    name: 'prepare-share-pictures',
    cron: '*/5 * * * *',
    run: prepareSharePictures,
  },
  {
    name: 'remove-unused-pictures',
    cron: '33 * * * *',
    run: ({ knex, storage, clock }) => removeUnusedPictures(knex, storage, clock.now()),
  },
];
