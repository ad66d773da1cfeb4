import type { ComponentProps } from 'react';
import type { Progress } from '../../stores/action.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'aria-disabled'> {
  readonly progress: Progress;
  /** What it says, and what it says while it runs. */
  readonly words: { readonly press: string; readonly pressing: string };
  readonly isQuiet?: boolean;
}

/** A button that starts an action, and says so while it runs. It keeps the focus, so it is not disabled, only idle. */
export function ActionButton({ progress, words, isQuiet = false, ...button }: Props) {
  const isRunning = progress.state === 'running';
  return (
    <button
      {...button}
      type="button"
      className={isQuiet ? 'button button--quiet' : 'button'}
      aria-disabled={isRunning}
    >
      {isRunning ? words.pressing : words.press}
    </button>
  );
}
