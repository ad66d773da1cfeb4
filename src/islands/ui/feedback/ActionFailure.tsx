import type { Progress } from '#stores/action.ts';
import { FailureText } from './FailureText.tsx';

/** The failure of an action, if it failed. */
export function ActionFailure({ progress }: { readonly progress: Progress }) {
  if (progress.state !== 'failed') return null;
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={progress.failure} />
    </div>
  );
}
