import { ROUTES } from '#domain/routes.ts';
import { QrCode } from '#ui/data/QrCode.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './ReferralLink.module.css';
import { programmeText } from './text.ts';

interface Props {
  readonly username: string;
  /** Whether accounts exist in this browser alone. */
  readonly isEmbedded: boolean;
}

export function ReferralLink({ username, isEmbedded }: Props) {
  const link = `${location.origin}${ROUTES.register.path}?ref=${encodeURIComponent(username)}`;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="referral-link">
      <QrCode text={link} title={programmeText.qrTitle} />
      <div className="stack">
        <h2 id="referral-link">{programmeText.link}</h2>
        <p>{programmeText.linkHint}</p>
        {isEmbedded && <p>{programmeText.onlyThisBrowser}</p>}
        <p>
          <code>{link}</code>
        </p>
        <CopyButton text={link} label={programmeText.copyLink} done={programmeText.linkCopied} />
      </div>
    </section>
  );
}
