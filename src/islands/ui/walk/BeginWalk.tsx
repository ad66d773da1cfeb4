import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { PLACES, SEED_LIMIT, STANDARD_SEED } from '#domain/community/walk.ts';
import { ROUTES } from '#domain/routes.ts';
import { walkText } from '#i18n/walk.ts';
import { $balances } from '#stores/balances.ts';
import { $tradingPlan } from '#stores/programme.ts';
import { $loaded, walkBeginning } from '#stores/passing-time.ts';
import { $walk, type WalkStart } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { KeyOfMonths, MonthOfJoining } from './Months.tsx';
import styles from './Walk.module.css';

interface Props {
  readonly offers: SiteOffers;
  readonly seed?: number;
  /** Another way on, with the choice of a seed. */
  readonly instead?: ReactNode;
}

/** The choice of a place, and of a seed for those who want one. */
export function BeginWalk({ offers, seed: given = STANDARD_SEED, instead }: Props) {
  const [typed, setTyped] = useState(String(given));
  const id = useId();
  const seed = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const isRight = seed >= 0 && seed < SEED_LIMIT;
  return (
    <div className={styles.begin}>
      <p>{walkText.intro}</p>
      <div className={styles.places}>
        {PLACES.map((place) => (
          <BeginAs key={place} start={{ place, seed }} offers={offers} tone="quiet" isOff={!isRight}>
            <strong>{walkText.places[place]}</strong>
            <small>{walkText.placeHints[place]}</small>
            <MonthOfJoining place={place} />
            <span className={styles.start}>{walkText.start}</span>
          </BeginAs>
        ))}
      </div>
      <KeyOfMonths />
      <Progress />
      <p className={styles.samples}>{walkText.samples}</p>
      <div className={styles.foot}>
        <details className={`unfold ${styles.seed}`}>
          <summary>{instead ? walkText.otherWays : walkText.chooseSeed}</summary>
          <div>
            <label htmlFor={id}>{walkText.seed}</label>
            <input
              id={id}
              className="input"
              inputMode="numeric"
              aria-describedby={`${id}-hint`}
              aria-invalid={!isRight}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <span id={`${id}-hint`} className={isRight ? 'field__hint' : 'field__error'}>
              {isRight ? walkText.seedHint : walkText.wrongSeed}
            </span>
            {instead}
          </div>
        </details>
      </div>
    </div>
  );
}

function Progress() {
  const progress = useStore(walkBeginning.$progress);
  const share = useStore($loaded);
  useEffect(() => walkBeginning.reset(), []);
  return (
    <>
      <ActionFailure progress={progress} />
      {progress.state === 'running' && (
        <label className={styles.loading}>
          {walkText.loading}
          <progress max={1} value={share} />
        </label>
      )}
    </>
  );
}

interface BeginAsProps {
  readonly start: WalkStart;
  readonly offers: SiteOffers;
  readonly tone?: 'quiet';
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

/** Begins a walk: at once where nothing is lost by it, else after a question. */
export function BeginAs({ start, offers, tone, isOff = false, children }: BeginAsProps) {
  const progress = useStore(walkBeginning.$progress);
  const [isAsked, setAsked] = useState(false);
  const walk = useStore($walk);
  const balances = useStore($balances);
  const plan = useStore($tradingPlan);
  const isEmpty =
    walk.state === 'ready' &&
    walk.value === null &&
    balances.state === 'ready' &&
    Object.values(balances.value).every((amount) => amount === 0) &&
    plan.state === 'ready' &&
    plan.value.length === 0;
  const isOutOfUse = isOff || progress.state === 'running';
  const begin = () => (isEmpty ? void walkBeginning.run(start, offers) : setAsked(true));
  return (
    <>
      <button
        type="button"
        className={tone ? `button button--${tone}` : 'button'}
        aria-disabled={isOutOfUse}
        onClick={isOutOfUse ? undefined : begin}
      >
        {children}
      </button>
      {isAsked && (
        <Dialog title={walkText.confirm.title} text={[walkText.confirm.text]} onClose={() => setAsked(false)}>
          {(close) => <Confirmation start={start} offers={offers} onDone={close} />}
        </Dialog>
      )}
    </>
  );
}

interface ConfirmationProps extends Pick<BeginAsProps, 'start' | 'offers'> {
  readonly onDone: () => void;
}

function Confirmation({ start, offers, onDone }: ConfirmationProps) {
  const progress = useStore(walkBeginning.$progress);
  const share = useStore($loaded);
  const { confirm } = walkText;
  const begin = async () => {
    await walkBeginning.run(start, offers);
    if (walkBeginning.$progress.get().state === 'done') onDone();
  };
  return (
    <>
      <LinkLine href={ROUTES.backup.path}>{confirm.saveFirst}</LinkLine>
      <ActionFailure progress={progress} />
      {progress.state === 'running' && <progress aria-label={confirm.confirming} max={1} value={share} />}
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={onDone}>
          {confirm.keep}
        </button>
        <ActionButton
          progress={progress}
          text={{ press: confirm.confirm, pressing: confirm.confirming }}
          onClick={() => void begin()}
        />
      </div>
    </>
  );
}
