import { PROGRAMME_USERNAME } from '../../domain/account.ts';
import { PROGRAMME_WORDS } from '../../i18n/programme.ts';

export function UplineCard({ upline }: { readonly upline: string }) {
  return (
    <section className="card stack" aria-labelledby="upline">
      <h2 id="upline">{PROGRAMME_WORDS.upline}</h2>
      <p>
        <strong>{upline}</strong>
      </p>
      <p>{upline === PROGRAMME_USERNAME ? PROGRAMME_WORDS.uplineIsProgramme : PROGRAMME_WORDS.uplineHint}</p>
    </section>
  );
}
