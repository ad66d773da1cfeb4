import { ROUTES } from '../../domain/routes.ts';
import { PROGRAMME_WORDS } from '../../i18n/programme.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import styles from './ReferralLink.module.css';

interface Props {
  readonly username: string;
  /** Whether the accounts of this build are known to one browser alone. */
  readonly isEmbedded: boolean;
}

export function ReferralLink({ username, isEmbedded }: Props) {
  const link = `${location.origin}${ROUTES.register.path}?ref=${encodeURIComponent(username)}`;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="referral-link">
      <QrCode text={link} title={PROGRAMME_WORDS.qrTitle} />
      <div className="stack">
        <h2 id="referral-link">{PROGRAMME_WORDS.link}</h2>
        <p>{PROGRAMME_WORDS.linkHint}</p>
        {isEmbedded && <p>{PROGRAMME_WORDS.onlyThisBrowser}</p>}
        <p>
          <code>{link}</code>
        </p>
        <CopyButton text={link} label={PROGRAMME_WORDS.copyLink} done={PROGRAMME_WORDS.linkCopied} />
      </div>
    </section>
  );
}
