import { address } from '#i18n/language.ts';
import type { Account } from '#domain/accounts/account.ts';
import { ROUTES } from '#domain/routes.ts';
import { QrCode } from '#ui/data/QrCode.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './Invitation.module.css';
import { programmeText } from './text.ts';

interface Props {
  readonly account: Account;
  /** Whether accounts exist in this browser alone. */
  readonly isEmbedded: boolean;
}

/** Who invited the member, and the link by which the member invites. */
export function Invitation({ account, isEmbedded }: Props) {
  const link = `${location.origin}${address(ROUTES.register.path)}?ref=${encodeURIComponent(account.username)}`;
  const code = <QrCode text={link} title={programmeText.qrTitle} />;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="referral-link">
      <div className="stack">
        <h2 id="referral-link">{programmeText.link}</h2>
        <p>
          {programmeText.linkHint} {isEmbedded && programmeText.onlyThisBrowser}
        </p>
        <div className={styles.link}>
          <code>{link.split(/(?<=\/)(?=[^/])/).flatMap((part) => [part, <wbr key={part} />])}</code>
          <CopyButton
            text={link}
            label={programmeText.copyLink}
            done={programmeText.linkCopied}
            className={styles.copy}
          />
        </div>
        <UplineLine account={account} />
        {/* A code is for another device, which does not know this browser's accounts. */}
        {isEmbedded && <Unfold summary={programmeText.qrTitle}>{code}</Unfold>}
      </div>
      {!isEmbedded && code}
    </section>
  );
}

export function UplineLine({
  account: { upline, uplineConfirmed, guest },
}: {
  readonly account: Pick<Account, 'upline' | 'uplineConfirmed' | 'guest'>;
}) {
  return (
    <p>
      {programmeText.upline}{' '}
      <strong>
        <bdi>{upline}</bdi>
      </strong>
      .{' '}
      {uplineConfirmed ? (
        programmeText.uplineFinal
      ) : guest ? (
        programmeText.uplineOfGuest
      ) : (
        <>
          {programmeText.uplineOpen} <a href={address(ROUTES.profile.path)}>{programmeText.confirmUpline}</a>
        </>
      )}
    </p>
  );
}
