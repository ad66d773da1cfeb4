import { useState } from 'react';
import { registrationNotice } from '#stores/auth-link.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';

const loadNotice = () => import('./WelcomeNotice.tsx');

/** What a new member reads on the first screen, and no one else. */
export function Welcome() {
  const [notice] = useState(() => registrationNotice(location.hash));
  if (notice === null) return null;
  return (
    <Deferred load={loadNotice} fallback={<PendingNotice />}>
      {({ WelcomeNotice }) => <WelcomeNotice notice={notice} />}
    </Deferred>
  );
}
