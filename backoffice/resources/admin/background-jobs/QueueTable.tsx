import { Box, Link as StyledLink } from '@mui/material';
import { DateField, NumberField, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { JobQueue } from '../../../../api/contract/admin/background-jobs.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { queueWord, scheduleWord } from '../../../kit/formatting/queue-words.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { numbered, StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { listPath } from '../../../kit/list/list-path.ts';

const Column = StackedColumn<JobQueue & { id: number }>;

interface Props {
  queues: readonly JobQueue[];
  isPending: boolean;
}

/** Every queue with its counts; its name opens its jobs below. */
export function QueueTable({ queues, isPending }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <StackedTable
      isShort
      resource="background-jobs"
      data={numbered(queues)}
      isPending={isPending}
      empty={<p>{word('desk.jobs.noQueues')}</p>}
    >
      <Column
        label="desk.jobs.queue"
        headsRows
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
        label="desk.jobs.schedule"
        sx={{ color: 'text.secondary' }}
        render={({ cron }) => (cron ? scheduleWord(cron, translate) : word('desk.jobs.onDemand'))}
      />
      <Column
        label="desk.jobs.failed"
        align="right"
        render={({ failed }) => (
          <Box component="span" sx={failed > 0 ? { color: 'error.main', fontWeight: 700 } : {}}>
            <Figure value={failed} />
          </Box>
        )}
      />
      {(['waiting', 'active', 'completed'] as const).map((name) => (
        <Column key={name} label={`desk.jobs.${name}`} source={name} field={NumberField} align="right" />
      ))}
      <Column
        label="desk.jobs.lastRun"
        className="wide"
        render={({ lastCompletedAt }) =>
          lastCompletedAt ? <DateField source="lastCompletedAt" /> : word('desk.jobs.never')
        }
      />
    </StackedTable>
  );
}
