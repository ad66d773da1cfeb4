import { useState } from 'react';
import { Setting } from '#islands/profile/settings/Setting.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingPart } from '#ui/feedback/PaintOnce.tsx';
import { SESSIONS_TITLE } from './text.ts';

const loadList = () => import('./SessionList.tsx').then(({ SessionList }) => SessionList);

/** Few people open it, so its code and the list come when they do. */
export function SessionsSetting({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Setting title={SESSIONS_TITLE} id="sessions" onOpen={() => setOpen(true)}>
      {isOpen && (
        <Deferred load={loadList} fallback={<PendingPart />}>
          {(List) => <List isEmbedded={isEmbedded} />}
        </Deferred>
      )}
    </Setting>
  );
}
