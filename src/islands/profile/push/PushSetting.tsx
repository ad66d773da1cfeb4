import { useState } from 'react';
import { Setting } from '#islands/profile/settings/Setting.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { PUSH_TITLE } from './text.ts';

const loadSwitch = () => import('./PushSwitch.tsx').then(({ PushSwitch }) => PushSwitch);

/** Its code comes when the person opens it. */
export function PushSetting({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting title={PUSH_TITLE} id="push" onOpen={() => setOpen(true)}>
      {isOpen && (
        <Deferred load={loadSwitch} fallback={<PendingPart />}>
          {(Switch) => <Switch isEmbedded={isEmbedded} />}
        </Deferred>
      )}
    </Setting>
  );
}
