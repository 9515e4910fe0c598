import { LinearProgress } from '@mui/material';
import type { ShownMigration } from '../../../api/contract/subscriptions/package-moves.schema.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { stepOf } from './run-status.ts';

/** Progress of a run that has started. */
export function RunProgress({ run }: { run: ShownMigration }) {
  const word = useMessages();
  if (run.startedAt === null) return null;
  const { done, total } = stepOf(run);
  return (
    <div style={{ maxInlineSize: 480 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (100 * done) / total}
        aria-label={word('packageMigration.progressLabel')}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <p className="figures" style={{ margin: '6px 0 0' }}>
        {word('packageMigration.progress', { done: formatCount(done), total: formatCount(total) })}
      </p>
    </div>
  );
}
