import { useStore } from '@nanostores/react';
import type { Instant } from '#domain/time.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { keeping } from './model.ts';
import { askedErasureText } from './text.ts';

/** That the account waits to be deleted, why, and the way back. */
export function AskedErasure({ at }: { readonly at: Instant }) {
  const progress = useStore(keeping.$progress);
  const { title, asked, waits, keep, keeping: pressing } = askedErasureText;
  return (
    <div className="notice notice--danger stack" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {asked} <DateTime at={at} />. {waits}
      </p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: keep, pressing }}
          tone="quiet"
          onClick={() => void keeping.run()}
        />
      </div>
    </div>
  );
}
