import { FORGOTTEN_PASSWORD_WORDS } from '../../i18n/forgotten-password.ts';
import { OutboxHint } from '../ui/OutboxHint.tsx';
import { SuccessNotice } from '../ui/SuccessNotice.tsx';

interface Props {
  /** As typed. */
  readonly email: string;
  readonly hasOutbox: boolean;
  readonly onAgain: () => void;
}

/** The same words whether or not there is such an account: nobody learns from them who has one. */
export function RequestSent({ email, hasOutbox, onAgain }: Props) {
  return (
    <SuccessNotice title={FORGOTTEN_PASSWORD_WORDS.sentTitle} takesFocus>
      <p>{FORGOTTEN_PASSWORD_WORDS.sentText(email.trim())}</p>
      {hasOutbox ? <OutboxHint /> : <p>{FORGOTTEN_PASSWORD_WORDS.sentHint}</p>}
      <button type="button" className="button button--quiet" onClick={onAgain}>
        {FORGOTTEN_PASSWORD_WORDS.again}
      </button>
    </SuccessNotice>
  );
}
