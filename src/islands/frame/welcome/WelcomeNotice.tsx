import type { RegistrationNotice } from '#stores/auth-link.ts';
import { OutboxHint } from '#ui/feedback/Hints.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import styles from './WelcomeNotice.module.css';
import { welcomeText } from './text.ts';

/** Tells a new member what was mailed, and how to get to it. */
export function WelcomeNotice({ notice }: { readonly notice: RegistrationNotice }) {
  const { title, text } = welcomeText[notice];
  return (
    <div id={notice} tabIndex={-1} className={styles.welcome}>
      <SuccessNotice title={title}>
        <p>{text}</p>
        {notice === 'registered' && import.meta.env.PUBLIC_BACKEND !== 'firebase' && <OutboxHint />}
      </SuccessNotice>
    </div>
  );
}
