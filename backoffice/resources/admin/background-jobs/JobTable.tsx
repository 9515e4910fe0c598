import { Button } from '@mui/material';
import { DateField, useTranslate } from 'react-admin';
import type { BackgroundJob, JobState } from '../../../../api/contract/admin/background-jobs.schema.ts';
import type { Tone } from '../../../kit/fields/choice-tones.ts';
import { CodeBlockField } from '../../../kit/fields/own-text-fields.tsx';
import { Tag } from '../../../kit/fields/StatusField.tsx';
import { queueWord } from '../../../kit/formatting/queue-words.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { useJobCommand } from './use-jobs.ts';

const tones: Record<JobState, Tone> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'waiting',
  completed: 'good',
  cancelled: 'quiet',
  failed: 'bad',
};

const Column = StackedColumn<BackgroundJob>;

/** Jobs with their outcome: a failed one says why, and can be run again. */
export function JobTable() {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <StackedTable empty={<p>{word('desk.jobs.none')}</p>}>
      <Column label="desk.jobs.queue" headsRows render={({ queue }) => queueWord(queue, translate)} />
      <Column
        label="desk.jobs.state"
        render={({ state }) => <Tag tone={tones[state]}>{word(`desk.jobs.states.${state}`)}</Tag>}
      />
      <Column label="desk.jobs.created" source="createdAt" field={DateField} />
      <Column label="desk.jobs.ended" source="completedAt" field={DateField} />
      <Column
        label="desk.jobs.tries"
        render={({ retries, retryLimit }) => `${retries + 1}/${retryLimit + 1}`}
      />
      <Column label="desk.jobs.issue" render={(job) => <Issue job={job} />} />
      <Column label="desk.jobs.handle" render={(job) => <JobCommand job={job} />} />
    </StackedTable>
  );
}

function Issue({ job: { error } }: { job: BackgroundJob }) {
  const word = useMessages();
  if (!error) return null;
  return (
    <div>
      <bdi dir="auto" translate="no">
        {error.message || word('desk.jobs.noWords')}
      </bdi>
      {error.stack ? (
        <details>
          <summary>{word('desk.jobs.stack')}</summary>
          <CodeBlockField source="error.stack" />
        </details>
      ) : null}
    </div>
  );
}

function JobCommand({ job: { id, queue, state } }: { job: BackgroundJob }) {
  const word = useMessages();
  const { mutate, isPending } = useJobCommand();
  const command = state === 'failed' ? 'retry' : state === 'created' || state === 'retry' ? 'cancel' : null;
  if (!command) return null;
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate({ command, queue, ids: [id] })}>
      {word(`desk.jobs.${command}`)}
    </Button>
  );
}
