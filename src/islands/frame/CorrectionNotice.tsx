import { useStore } from '@nanostores/react';
import { ROUTES } from '#domain/routes.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { $correction, acknowledgement, type Correction } from './model.ts';
import { correctionText } from './text.ts';

/** Tells the member that balances shown earlier were wrong. It stays until the member acknowledges it. */
export function CorrectionNotice() {
  const correction = useStore($correction);
  // A live region must be in the page before its text appears.
  return (
    <>
      {correction.state === 'loading' && <PendingNotice />}
      <div role="status">
        {correction.state === 'ready' && correction.value && <Corrected correction={correction.value} />}
      </div>
    </>
  );
}

function Corrected({ correction: { shown, balances } }: { readonly correction: Correction }) {
  const progress = useStore(acknowledgement.$progress);
  return (
    <div className="notice notice--danger">
      <p>
        <strong>{correctionText.title}</strong>
      </p>
      <p>{correctionText.shown(shown)}</p>
      <p>
        {correctionText.right(balances)} <a href={ROUTES.wallet.path}>{correctionText.statement}</a>
      </p>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: correctionText.acknowledge, pressing: correctionText.acknowledging }}
        tone="quiet"
        onClick={() => void acknowledgement.run()}
      />
    </div>
  );
}
