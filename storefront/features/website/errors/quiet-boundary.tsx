import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

/**
 * Around what lies beside the page proper: when it breaks, or its code does not arrive, the page stands on without
 * it. The fault is reported; once a lost connection is back it is tried again.
 */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
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

  readonly retry = () => this.setState({ isBroken: false });

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
