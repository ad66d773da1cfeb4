import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listText } from '#i18n/ui.ts';
import type { ListStore } from '#stores/list.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';

interface Props {
  readonly list: Pick<ListStore<never>, 'older'>;
  readonly hasOlder: boolean;
  /** The label, where what follows is not earlier. */
  readonly text?: string;
}

/** A button for the next part of a list, if there is one. Once pressed it stays, so that it keeps the focus at the end. */
export function Older({ list: { older }, hasOlder, text = listText.older }: Props) {
  const progress = useStore(older.$progress);
  const [isPressed, setPressed] = useState(false);
  if (!hasOlder && !isPressed) return null;
  return (
    <div>
      <ActionButton
        progress={progress}
        text={{ press: hasOlder ? text : listText.end, pressing: listText.loading }}
        tone="quiet"
        isSpent={!hasOlder}
        onClick={() => {
          setPressed(true);
          void older.run();
        }}
      />
      <ActionFailure progress={progress} />
    </div>
  );
}
