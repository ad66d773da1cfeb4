import type { Progress } from '#stores/action.ts';
import { FailureText } from './FailureText.tsx';

/** Why what a person asked for was not done; nothing while there is no failure. */
export function ActionFailure({ progress }: { readonly progress: Progress }) {
  if (progress.state !== 'failed') return null;
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={progress.failure} />
    </div>
  );
}
