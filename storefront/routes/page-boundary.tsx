import { Component, lazy, Suspense, type ReactNode } from 'react';
import { reportError } from '../features/website/errors/report-error.ts';
import { isLostCode, openAnew } from '../lib/lost-code.ts';
import { PlainError } from './plain-error.tsx';

interface PanelProps {
  issue: Error;
  onRetry(): void;
}

/** The panel is a file of its own; when its download fails too, plain text stands in. */
const RouteErrorPanel = lazy<(props: PanelProps) => ReactNode>(() =>
  import('./route-error-panel.tsx').catch(() => ({ default: PlainError })),
);

/**
 * Keeps header and footer when a page throws or its code can't be fetched, and reports the error. Code that can't be
 * fetched at the second try either comes with a new document.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { issue: Error | null }> {
  override state: { issue: Error | null } = { issue: null };
  #isTriedAgain = false;

  static getDerivedStateFromError(issue: unknown) {
    return { issue: issue instanceof Error ? issue : new Error(String(issue)) };
  }

  override componentDidCatch(issue: unknown) {
    void reportError(issue);
    if (this.#isTriedAgain && isLostCode(issue)) void openAnew(issue);
    this.#isTriedAgain = false;
  }

  readonly retry = () => {
    this.#isTriedAgain = true;
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
