import { useId } from 'react';
import { Facts } from '../ui/Facts.tsx';

interface Props {
  readonly title: string;
  readonly dueLabel: string;
  readonly due: string;
  readonly button: string;
  readonly why: string;
}

/** What the ledger says is due: nothing, so there is nothing to press. Nobody pays in order to be paid. */
export function DueCard({ title, dueLabel, due, button, why }: Props) {
  const whyId = useId();
  return (
    <section className="card stack">
      <h2>{title}</h2>
      <Facts facts={[{ label: dueLabel, value: due }]} />
      <div>
        <button type="button" className="button" disabled aria-describedby={whyId}>
          {button}
        </button>
      </div>
      <p id={whyId}>{why}</p>
    </section>
  );
}
