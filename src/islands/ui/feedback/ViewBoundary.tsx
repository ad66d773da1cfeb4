import { Component, type ReactNode } from 'react';
import { uiText } from '#i18n/ui.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly thrown: { readonly by: unknown } | null;
}

/**
 * A part of a page that fails by itself: where drawing it throws, a sentence and a retry stand in its place, and the rest stays.
 * React otherwise leaves the whole page blank. Give it a `key` where another view takes its place.
 */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown: { by: thrown } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return (
      <div className="notice notice--danger" role="alert">
        <p>
          {uiText.notDrawn}{' '}
          <small>
            {uiText.code} {thrown.by instanceof Error ? thrown.by.name : 'unknown'}
          </small>
        </p>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => this.setState({ thrown: null })}
        >
          {uiText.retry}
        </button>
      </div>
    );
  }
}
