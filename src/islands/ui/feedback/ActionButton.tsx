import type { ComponentProps } from 'react';
import type { Progress } from '#stores/action.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'aria-disabled'> {
  readonly progress: Progress;
  /** What it says, and what it says while it runs. */
  readonly text: { readonly press: string; readonly pressing: string };
  readonly tone?: 'quiet' | 'danger' | 'quiet-danger';
  /** Whether all is done that it can do. */
  readonly isSpent?: boolean;
}

/** A button that starts an action, and says so while it runs. It keeps the focus, so it is not disabled, only idle. */
export function ActionButton({ progress, text, tone, isSpent = false, onClick, ...button }: Props) {
  const isRunning = progress.state === 'running';
  const isIdle = isRunning || isSpent;
  return (
    <button
      {...button}
      type="button"
      className={tone ? `button button--${tone}` : 'button'}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
    >
      {isRunning ? text.pressing : text.press}
    </button>
  );
}
