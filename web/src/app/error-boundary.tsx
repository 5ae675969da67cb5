// Where there is no router to catch a crash: the error screen instead of an empty page.
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  static getDerivedStateFromError = () => ({ crashed: true });

  override state = { crashed: false };

  override render() {
    return this.state.crashed ? <ErrorScreen /> : this.props.children;
  }
}
