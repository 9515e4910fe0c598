import { Component, lazy, Suspense, type ReactNode } from 'react';
import { reportError } from '../features/website/errors/report-error.ts';
import { PlainFault } from './plain-fault.tsx';

interface PanelProps {
  fault: Error;
  onRetry(): void;
}

/** The panel comes in a file of its own; when even that can't be had, plain words do. */
const FaultPanel = lazy<(props: PanelProps) => ReactNode>(() =>
  import('./fault-panel.tsx').catch(() => ({ default: PlainFault })),
);

/** Keeps header and footer standing when a page breaks or its code does not arrive, and reports it. */
export class PageBoundary extends Component<{ children: ReactNode }, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override componentDidCatch(fault: unknown) {
    void reportError(fault);
  }

  readonly retry = () => this.setState({ fault: null });

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return (
      <Suspense>
        <FaultPanel fault={fault} onRetry={this.retry} />
      </Suspense>
    );
  }
}
