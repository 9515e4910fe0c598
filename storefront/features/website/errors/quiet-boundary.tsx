import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

interface Props {
  /** Called each time they break. */
  onBroken?: () => void;
  children: ReactNode;
}

/**
 * Around parts beside the page's content: when one breaks, or its code can't be fetched, the page stays
 * without it. Reports the error; retries when a lost connection is back.
 */
export class QuietBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentDidCatch(issue: unknown) {
    void reportError(issue);
    this.props.onBroken?.();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  readonly retry = () => this.setState({ isBroken: false });

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
