import { useState } from 'react';
import { registrationNotice } from '#stores/auth-link.ts';
import { OutboxHint } from '#ui/feedback/OutboxHint.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { welcomeText } from './text.ts';

/** Tells a new member on the first screen what was mailed, and how to get to it. */
export function WelcomeNotice() {
  const [notice] = useState(() => registrationNotice(location.hash));
  if (notice === null) return null;
  const { title, text } = welcomeText[notice];
  return (
    <div id={notice} tabIndex={-1}>
      <SuccessNotice title={title}>
        <p>{text}</p>
        {notice === 'registered' && import.meta.env.PUBLIC_BACKEND !== 'firebase' && <OutboxHint />}
      </SuccessNotice>
    </div>
  );
}
