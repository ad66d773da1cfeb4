import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox, partnerGift, type SampleOffers } from '#stores/sandbox.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';

/** In the sandbox, offers invented partners: without any, earning takes a second account made by hand. */
export function SamplePartners({ offers }: { readonly offers: SampleOffers }) {
  const progress = useStore(partnerGift.$progress);
  useEffect(() => partnerGift.reset, []);
  if (!useStore($hasSandbox)) return null;
  return (
    <div className="notice">
      <p>{sandboxText.partnersHint}</p>
      <ActionButton
        progress={progress}
        text={{ press: sandboxText.partners, pressing: sandboxText.partnersComing }}
        tone="quiet"
        onClick={() => void partnerGift.run(offers)}
      />
      <ActionFailure progress={progress} />
      <StatusMessage text={progress.state === 'done' ? sandboxText.partnersCame : null} />
    </div>
  );
}
