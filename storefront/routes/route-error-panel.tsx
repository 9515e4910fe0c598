import { useQueryClient } from '@tanstack/react-query';
import { ErrorPanel } from '../features/website/errors/error-panel.tsx';
import { panelTypeOf } from '../features/website/errors/panel-type.ts';

export default function RouteErrorPanel({ issue, onRetry }: { issue: Error; onRetry(): void }) {
  const queries = useQueryClient();

  /** The page may have failed on the data it read: the next try reads it again. */
  function retry() {
    queries.removeQueries({ type: 'inactive' });
    onRetry();
  }

  return (
    <div className="wrap">
      <ErrorPanel page type={panelTypeOf(issue)} onRetry={retry} home />
    </div>
  );
}
