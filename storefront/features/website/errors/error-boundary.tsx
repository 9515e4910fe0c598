import { Component, type ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { panelTypeOf } from './panel-type.ts';
import { reportError } from './report-error.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** In place of the panel. */
  fallback?: ((fault: Error, retry: () => void) => ReactNode) | undefined;
}

/** Keeps a broken part from taking the page with it: shows the panel in its place and reports the fault. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: Error | null }> {
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
    if (this.props.fallback) return this.props.fallback(fault, this.retry);
    return (
      <div className="wrap">
        <ErrorPanel type={panelTypeOf(fault)} onRetry={this.retry} home />
      </div>
    );
  }
}
