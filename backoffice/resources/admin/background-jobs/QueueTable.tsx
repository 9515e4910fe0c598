import { Box, Link as StyledLink } from '@mui/material';
import { DataTable, DateField, NumberField, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { JobQueue } from '../../../../api/contract/admin/background-jobs.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { queueWord, scheduleWord } from '../../../kit/formatting/queue-words.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { listPath } from '../../../kit/list/list-path.ts';

const Column = DataTable.Col<JobQueue>;
const oneLine = { whiteSpace: 'nowrap' } as const;

interface Props {
  queues: readonly JobQueue[];
  isPending: boolean;
}

/** Every queue with its counts; its name opens its jobs below. */
export function QueueTable({ queues, isPending }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <DataTable
      resource="background-jobs"
      data={queues.map((queue) => ({ ...queue, id: queue.name }))}
      isPending={isPending}
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      empty={<p>{word('desk.jobs.noQueues')}</p>}
    >
      <Column
        label="bikur.desk.jobs.queue"
        sx={oneLine}
        render={({ name }) => (
          <StyledLink
            component={Link}
            to={listPath('background-jobs', { queue: name })}
            sx={{ fontWeight: 600 }}
          >
            {queueWord(name, translate)}
          </StyledLink>
        )}
      />
      <Column
        label="bikur.desk.jobs.schedule"
        sx={{ ...oneLine, color: 'text.secondary' }}
        render={({ cron }) => (cron ? scheduleWord(cron, translate) : word('desk.jobs.onDemand'))}
      />
      <Column
        label="bikur.desk.jobs.failed"
        align="right"
        render={({ failed }) => (
          <Box component="span" sx={failed > 0 ? { color: 'error.main', fontWeight: 700 } : {}}>
            <Figure value={failed} />
          </Box>
        )}
      />
      {(['waiting', 'active', 'completed'] as const).map((name) => (
        <Column key={name} label={`bikur.desk.jobs.${name}`} align="right">
          <NumberField source={name} />
        </Column>
      ))}
      <Column
        label="bikur.desk.jobs.lastRun"
        render={({ lastCompletedAt }) =>
          lastCompletedAt ? <DateField source="lastCompletedAt" /> : word('desk.jobs.never')
        }
      />
    </DataTable>
  );
}
