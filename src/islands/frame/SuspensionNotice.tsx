import { useStore } from '@nanostores/react';
import { $account } from '#stores/account.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { suspensionText } from './text.ts';

/** Tells a suspended member on every screen why, what still works, and how to write to the operators. */
export function SuspensionNotice() {
  const account = useStore($account);
  const suspension = account.state === 'ready' ? account.value.suspension : undefined;
  // A live region must be in the page before its text appears.
  return (
    <>
      {account.state === 'loading' && <PendingNotice />}
      <div role="status">
        {suspension && (
          <div className="notice notice--danger">
            <p>
              <strong>
                {suspensionText.title} <DateTime at={suspension.at} />
              </strong>
            </p>
            <p dir="auto">{suspension.reason}</p>
            <p>{suspensionText.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
