import { Button, Skeleton, styled } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { BackgroundJob, JobState } from '../../../api/contract/admin/background-jobs.schema.ts';
import { Tag } from '../../kit/fields/choice-kinds.tsx';
import type { Tone } from '../../kit/fields/choice-tones.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useJobCommand } from './use-jobs.ts';
import { queueWord } from '../../kit/formatting/queue-words.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& .names': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontWeight: 500 },
  '& .quiet': { color: theme.tokens.muted, fontSize: '0.8125rem' },
  '& .issue': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  '& pre': {
    margin: '8px 0 0',
    padding: 12,
    maxBlockSize: 260,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 8,
    fontSize: '0.8125rem',
    backgroundColor: theme.tokens.groundQuiet,
  },
  '& summary': { cursor: 'pointer', minBlockSize: 32, alignContent: 'center' },
}));

const tones: Record<JobState, Tone> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'waiting',
  completed: 'good',
  cancelled: 'quiet',
  failed: 'bad',
};

/** Jobs with their outcome: a failed one says why, and can be run again. */
export function JobRows() {
  const word = useMessages();
  const command = useJobCommand();
  const { data } = useListContext<BackgroundJob>();
  if (!data) return <Skeleton height={200} aria-busy="true" />;
  if (data.length === 0) return <p>{word('desk.jobs.none')}</p>;
  return (
    <Rows>
      {data.map((job) => (
        <JobRow key={job.id} job={job} command={command} />
      ))}
    </Rows>
  );
}

function JobRow({ job, command }: { job: BackgroundJob; command: ReturnType<typeof useJobCommand> }) {
  const translate = useTranslate();
  const word = useMessages();
  const { id, queue, state, error } = job;
  const when = [
    `${word('desk.jobs.created')} ${formatMoment(new Date(job.createdAt))}`,
    job.completedAt ? `${word('desk.jobs.ended')} ${formatMoment(new Date(job.completedAt))}` : '',
    `${word('desk.jobs.tries')} ${job.retries + 1}/${job.retryLimit + 1}`,
  ];
  const isWaiting = state === 'created' || state === 'retry';
  return (
    <li>
      <div>
        <div className="names">
          <span>{queueWord(queue, translate)}</span>
          <Tag tone={tones[state]}>{word(`desk.jobs.states.${state}`)}</Tag>
        </div>
        <div className="quiet">{when.filter(Boolean).join(' · ')}</div>
      </div>
      {state === 'failed' ? (
        <Button
          size="small"
          variant="outlined"
          disabled={command.isPending}
          onClick={() => command.mutate({ command: 'retry', queue, ids: [id] })}
        >
          {word('desk.jobs.retry')}
        </Button>
      ) : null}
      {isWaiting ? (
        <Button
          size="small"
          disabled={command.isPending}
          onClick={() => command.mutate({ command: 'cancel', queue, ids: [id] })}
        >
          {word('desk.jobs.cancel')}
        </Button>
      ) : null}
      {error ? (
        <div className="issue">
          <bdi dir="auto" translate="no">
            {error.message || word('desk.jobs.noWords')}
          </bdi>
          {error.stack ? (
            <details>
              <summary className="quiet">{word('desk.jobs.stack')}</summary>
              <pre dir="ltr">{error.stack}</pre>
            </details>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
