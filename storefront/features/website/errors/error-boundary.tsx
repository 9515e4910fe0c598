import { Component, type ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { panelTypeOf } from './panel-type.ts';
import { reportError } from './report-error.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the panel. */
  fallback?: ((issue: Error, retry: () => void) => ReactNode) | undefined;
}

/** Isolates a broken part from the page: shows the panel in its place and reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { issue: Error | null }> {
  override state: { issue: Error | null } = { issue: null };

  static getDerivedStateFromError(issue: unknown) {
    return { issue: issue instanceof Error ? issue : new Error(String(issue)) };
  }

  override componentDidCatch(issue: unknown) {
    void reportError(issue);
  }

  readonly retry = () => this.setState({ issue: null });

  override render() {
    const { issue } = this.state;
    if (!issue) return this.props.children;
    if (this.props.fallback) return this.props.fallback(issue, this.retry);
    return (
      <div className="wrap">
        <ErrorPanel type={panelTypeOf(issue)} onRetry={this.retry} home />
      </div>
    );
  }
}
