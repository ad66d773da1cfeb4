import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox, $loaded, $samples, sampleLoading, type SampleOffers } from '#stores/sandbox.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';

/** Explains the sandbox, whose programme lives in this browser alone, and offers to fill it with samples. */
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
        <p>{sandboxText.notice}</p>
        <LinkLine href={ROUTES.backup.path}>{sandboxText.backup}</LinkLine>
        <RemoteView store={$samples}>
          {(count) =>
            count > 0 ? (
              <p>{sandboxText.loaded(count)}</p>
            ) : (
              <button type="button" className="button button--quiet" onClick={() => setAsked(true)}>
                {sandboxText.load}
              </button>
            )
          }
        </RemoteView>
      </div>
      <StatusMessage text={progress.state === 'done' ? sandboxText.done : null} />
      {isAsked && <LoadDialog offers={offers} onClose={() => setAsked(false)} />}
    </div>
  );
}

function LoadDialog({ offers, onClose }: { readonly offers: SampleOffers; readonly onClose: () => void }) {
  return (
    <Dialog title={sandboxText.title} text={sandboxText.text} onClose={onClose}>
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
      {isRunning && <progress aria-label={sandboxText.loading} max={1} value={share} />}
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={onDone}>
          {sandboxText.keep}
        </button>
        <ActionButton
          progress={progress}
          text={{ press: sandboxText.confirm, pressing: sandboxText.loading }}
          onClick={() => void load()}
        />
      </div>
    </>
  );
}
