import { atom, onMount, type ReadableAtom } from 'nanostores';
import { openPublicLog } from '#backend/index.ts';
import { comparePublicLog } from '#domain/log/compare.ts';
import {
  compareCheckpoints,
  type ComparedCheckpoint,
  writeCheckpointLine,
} from '#domain/log/compare-checkpoints.ts';
import { checkWith, isUnsupported } from '#domain/log/ed25519.ts';
import { type LogFault, LogFileBroken } from '#domain/log/fault.ts';
import { asLogFailure, type Failure } from '#stores/failure.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';

/** This browser's own side of the comparison. */
export type OwnCheckpoint =
  | { readonly state: 'reading' }
  /** Null: one line cannot hold this checkpoint. */
  | { readonly state: 'ready'; readonly line: string | null; readonly size: number }
  /** What this browser is shown does not hold together: there is nothing to compare. */
  | { readonly state: 'refused'; readonly fault: LogFault }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface CheckpointComparison {
  readonly $own: ReadableAtom<OwnCheckpoint>;
  /** The other one, as pasted. */
  readonly $theirs: ReadableAtom<string>;
  readonly $outcome: ReadableAtom<ComparedCheckpoint | { readonly kind: 'comparing' } | null>;
  readonly read: () => Promise<void>;
  readonly change: (theirs: string) => void;
  readonly compare: () => Promise<void>;
}

export function createComparison(): CheckpointComparison {
  const check = checkWith(crypto.subtle);
  const $own = atom<OwnCheckpoint>({ state: 'reading' });
  const $theirs = atom('');
  const $outcome = atom<ReturnType<CheckpointComparison['$outcome']['get']>>(null);

  /** Reads the log as it is now, and says how the other checkpoint relates to it, if there is one. */
  async function look(): Promise<OwnCheckpoint> {
    const theirs = $theirs.get();
    const source = await openPublicLog();
    const seen = await comparePublicLog(source, $lastSeenLog.get(), check);
    if (!seen.ok) return { state: 'refused', fault: seen.fault };
    if ($outcome.get()) {
      const outcome = await compareCheckpoints(theirs, seen, source, check);
      // Show no verdict under a text that was changed in the meantime.
      if ($outcome.get() && $theirs.get() === theirs) $outcome.set(outcome);
    }
    return {
      state: 'ready',
      line: await writeCheckpointLine(seen, check),
      size: seen.checkpoint.size,
    };
  }

  const read = async () => $own.set(await look().catch(stateOf));

  onMount($own, () => void read());

  return {
    $own,
    $theirs,
    $outcome,
    read,
    change(theirs) {
      $theirs.set(theirs);
      $outcome.set(null);
    },
    compare() {
      $outcome.set({ kind: 'comparing' });
      return read();
    },
  };
}

function stateOf(thrown: unknown): OwnCheckpoint {
  if (thrown instanceof LogFileBroken) return { state: 'refused', fault: thrown.fault };
  return isUnsupported(thrown)
    ? { state: 'unsupported' }
    : { state: 'failed', failure: asLogFailure(thrown) };
}
