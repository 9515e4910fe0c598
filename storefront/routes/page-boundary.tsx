import { Component, lazy, Suspense, type ReactNode } from 'react';
import { reportError } from '../features/website/errors/report-error.ts';
import { openAnew } from '../lib/chunk-load-error.ts';
import { PlainError } from './plain-error.tsx';

interface PanelProps {
  issue: Error;
  onRetry(): void;
}

/** The panel is a file of its own; when its download fails too, plain text stands in. */
const RouteErrorPanel = lazy<(props: PanelProps) => ReactNode>(() =>
  import('./route-error-panel.tsx').catch(() => ({ default: PlainError })),
);

/** A failure this soon after "try again" is that try's, in milliseconds. */
const triedLately = 30_000;

/**
 * Keeps header and footer when a page throws or its code can't be fetched, and reports the error. Code that can't be
 * fetched at the second try either comes with a new document.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { issue: Error | null }> {
  override state: { issue: Error | null } = { issue: null };
  #triedAt = -triedLately;

  static getDerivedStateFromError(issue: unknown) {
    return { issue: issue instanceof Error ? issue : new Error(String(issue)) };
  }

  override componentDidCatch(issue: unknown) {
    void reportError(issue);
    if (performance.now() - this.#triedAt < triedLately) void openAnew(issue);
  }

  readonly retry = () => {
    this.#triedAt = performance.now();
    this.setState({ issue: null });
  };

  override render() {
    const { issue } = this.state;
    if (!issue) return this.props.children;
    return (
      <Suspense>
        <RouteErrorPanel issue={issue} onRetry={this.retry} />
      </Suspense>
    );
  }
}
