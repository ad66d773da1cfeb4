import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { writeProof } from '#domain/log/proof.ts';
import { wholeNumber } from '#i18n/format.ts';
import { logFault, logText } from '#i18n/log-faults.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { createInclusionProof, type InclusionProofState } from './model.ts';
import { PathPicture } from './PathPicture.tsx';
import { inclusionProofText } from './text.ts';

/** Reads the proof of one posting and checks it. */
export function InclusionProof({ postingId }: { readonly postingId: string }) {
  const [proof] = useState(() => createInclusionProof(postingId));
  const state = useStore(proof.$state);

  useEffect(() => void proof.read(), [proof]);

  return <Content state={state} onRetry={() => void proof.read()} />;
}

function Content({ state, onRetry }: { readonly state: InclusionProofState; readonly onRetry: () => void }) {
  switch (state.state) {
    case 'reading':
      return <Skeleton />;
    case 'not-yet':
      return (
        <div className="notice" role="status">
          <p>{inclusionProofText.notYet(wholeNumber(state.entry), wholeNumber(state.size))}</p>
          <button type="button" className="button button--quiet" onClick={onRetry}>
            {inclusionProofText.again}
          </button>
        </div>
      );
    case 'failed':
      return <Failed failure={state.failure} onRetry={onRetry} />;
    case 'unsupported':
      return <p className="notice">{logText.unsupported}</p>;
    case 'refused':
      return (
        <div className="notice notice--danger" role="alert">
          <p>{logFault(state.fault)}</p>
          <p>{state.fault.kind === 'key-changed' ? logText.keyChangedHint : logText.refusedHint}</p>
        </div>
      );
    case 'proved':
      return <Proved {...state} />;
  }
}

function Proved({ proof }: Extract<InclusionProofState, { state: 'proved' }>) {
  const { sequence } = proof;
  const size = readCheckpoint(proof.checkpoint)?.size ?? 0;
  const save = () =>
    saveFile(`entry-${sequence}.tlog-proof`, new Blob([writeProof(proof)], { type: 'text/plain' }));
  return (
    <>
      <p role="status">{inclusionProofText.good(String(sequence), String(size))}</p>
      <PathPicture index={sequence - 1} size={size} path={proof.path} />
      <p>{inclusionProofText.saveHint}</p>
      <div>
        <button type="button" className="button" onClick={save}>
          {inclusionProofText.save}
        </button>
      </div>
    </>
  );
}
