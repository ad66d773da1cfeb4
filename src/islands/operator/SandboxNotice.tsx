import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SANDBOX_WORDS } from '#i18n/sandbox.ts';
import { $hasSandbox, $loaded, $samples, sampleLoading, type SampleOffers } from '#stores/sandbox.ts';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Said } from '#ui/feedback/StatusMessage.tsx';

/** Where the programme is this browser's own: what that means, and the way to fill it. */
export function SandboxNotice({ offers }: { readonly offers: SampleOffers }) {
  const hasSandbox = useStore($hasSandbox);
  return hasSandbox ? <Notice offers={offers} /> : null;
}

function Notice({ offers }: { readonly offers: SampleOffers }) {
  const progress = useStore(sampleLoading.$progress);
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <div className="notice">
        <p>{SANDBOX_WORDS.notice}</p>
        <LiveView store={$samples}>
          {(count) =>
            count > 0 ? (
              <p>{SANDBOX_WORDS.loaded(count)}</p>
            ) : (
              <button type="button" className="button button--quiet" onClick={() => setAsked(true)}>
                {SANDBOX_WORDS.load}
              </button>
            )
          }
        </LiveView>
      </div>
      <Said text={progress.state === 'done' ? SANDBOX_WORDS.done : null} />
      {isAsked && <LoadDialog offers={offers} onClose={() => setAsked(false)} />}
    </div>
  );
}

function LoadDialog({ offers, onClose }: { readonly offers: SampleOffers; readonly onClose: () => void }) {
  return (
    <Dialog title={SANDBOX_WORDS.title} text={SANDBOX_WORDS.text} onClose={onClose}>
      {(close) => <Loading offers={offers} onDone={close} />}
    </Dialog>
  );
}

function Loading({ offers, onDone }: { readonly offers: SampleOffers; readonly onDone: () => void }) {
  const progress = useStore(sampleLoading.$progress);
  const share = useStore($loaded);
  const isRunning = progress.state === 'running';

  useEffect(() => sampleLoading.reset(), []);

  const load = async () => {
    await sampleLoading.run(offers);
    if (sampleLoading.$progress.get().state === 'done') onDone();
  };

  return (
    <>
      <ActionFailure progress={progress} />
      {isRunning && <progress aria-label={SANDBOX_WORDS.loading} max={1} value={share} />}
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={onDone}>
          {SANDBOX_WORDS.keep}
        </button>
        <ActionButton
          progress={progress}
          words={{ press: SANDBOX_WORDS.confirm, pressing: SANDBOX_WORDS.loading }}
          onClick={() => void load()}
        />
      </div>
    </>
  );
}
