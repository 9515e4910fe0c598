import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

interface Props {
  children: ReactNode;
  /** What stands in while they are broken; nothing unless given. */
  renderBroken?: (issue: unknown) => ReactNode;
}

/**
 * Around parts beside the page's content: when one breaks, or its code can't be fetched, the page stays
 * without it. Reports the error; retries when a lost connection is back.
 */
export class QuietBoundary extends Component<Props, { broken: { issue: unknown } | null }> {
  override state: { broken: { issue: unknown } | null } = { broken: null };

  static getDerivedStateFromError(issue: unknown) {
    return { broken: { issue } };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidCatch(issue: unknown) {
    void reportError(issue);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  readonly retry = () => this.setState({ broken: null });

  override render() {
    const { children, renderBroken } = this.props;
    const { broken } = this.state;
    return broken ? renderBroken?.(broken.issue) : children;
  }
}
