import { Link as StyledLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { JobQueue } from '../../../api/contract/admin/background-jobs.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { ReadTable } from '../../kit/components/ReadTable.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { queueWord, scheduleWord } from '../../kit/formatting/queue-words.ts';

/** Every queue with its counts; its name opens its jobs below. */
export function QueueTable({ queues }: { queues: readonly JobQueue[] }) {
  const translate = useTranslate();
  const word = useMessages();
  return (
    <ReadTable role="region" aria-label={word('desk.jobs.queues')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{word('desk.jobs.queue')}</th>
            <th scope="col">{word('desk.jobs.schedule')}</th>
            <th scope="col" className="figure">
              {word('desk.jobs.failed')}
            </th>
            <th scope="col" className="figure">
              {word('desk.jobs.waiting')}
            </th>
            <th scope="col" className="figure">
              {word('desk.jobs.active')}
            </th>
            <th scope="col" className="figure">
              {word('desk.jobs.completed')}
            </th>
            <th scope="col">{word('desk.jobs.lastRun')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.name}>
              <td className="name nowrap">
                <QueueLink name={queue.name} />
              </td>
              <td className="quiet nowrap">
                {queue.cron ? scheduleWord(queue.cron, translate) : word('desk.jobs.onDemand')}
              </td>
              <td className={`figure ${queue.failed > 0 ? 'bad' : ''}`}>
                <Figure value={queue.failed} />
              </td>
              <td className="figure">
                <Figure value={queue.waiting} />
              </td>
              <td className="figure">
                <Figure value={queue.active} />
              </td>
              <td className="figure">
                <Figure value={queue.completed} />
              </td>
              <td className="nowrap">
                {queue.lastCompletedAt ? (
                  <bdi dir="ltr">{formatMoment(new Date(queue.lastCompletedAt))}</bdi>
                ) : (
                  <span className="quiet">{word('desk.jobs.never')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReadTable>
  );
}

function QueueLink({ name }: { name: string }) {
  return (
    <StyledLink component={Link} to={`/background-jobs?queue=${encodeURIComponent(name)}`}>
      {queueWord(name, useTranslate())}
    </StyledLink>
  );
}
