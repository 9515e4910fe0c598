import { ErrorPanel } from '../features/errors/error-panel.tsx';
import { panelTypeOf } from '../features/errors/panel-type.ts';

export default function FaultPanel({ fault, onRetry }: { fault: Error; onRetry(): void }) {
  return (
    <div className="wrap">
      <ErrorPanel page type={panelTypeOf(fault)} onRetry={onRetry} home />
    </div>
  );
}
