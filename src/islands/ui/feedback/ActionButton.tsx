import type { ComponentProps } from 'react';
import type { Progress } from '#stores/action.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'aria-disabled'> {
  readonly progress: Progress;
  /** The label, and the label while it runs. */
  readonly text: { readonly press: string; readonly pressing: string };
  readonly tone?: 'quiet' | 'danger' | 'quiet-danger';
  /** Whether it has done everything that it can. */
  readonly isSpent?: boolean;
}

/** A button for an action. While it runs it is inert but not disabled, so that it keeps the focus. */
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
