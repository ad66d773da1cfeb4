import { CircleCheck, Clock, type LucideIcon, Snowflake } from 'lucide-react';
import { type Cents, ZERO } from '#domain/money/cents.ts';
import type { MatrixId } from '#domain/programme/activation.ts';
import { type Box, outcomeOfPlace, PLACES, type TakenOutcome } from '#domain/programme/box.ts';
import { type LevelStatus, type LevelView, type MatrixView, netOf } from '#domain/programme/view.ts';
import { usdShort, usdShortChange } from '#i18n/format.ts';
import { MATRIX_NAMES } from '#domain/programme/activation.ts';
import styles from './LevelTile.module.css';
import { reviewActivation } from './model.ts';
import { LEVEL_STATUS, levelText } from './text.ts';

const ICONS: Readonly<Record<Exclude<LevelStatus, 'next' | 'locked'>, LucideIcon>> = {
  requested: Clock,
  active: CircleCheck,
  frozen: Snowflake,
};

interface Props {
  readonly level: LevelView;
  /** Shows what is known of it. */
  readonly onOpen: () => void;
}

interface HeldProps extends Props {
  /** Whether the walk is over: then no level is to come. */
  readonly isPast?: boolean;
}

/** A level that a member holds or asked for. */
export function LevelTile({ level: at, isPast = false, onOpen }: HeldProps) {
  const { matrix, status, box } = at;
  return (
    <li>
      <button
        type="button"
        className={`${styles.tile} ${isPast && status === 'active' ? '' : styles[status]}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles.head}>
          <span className={styles.number}>
            <span className="visually-hidden">{levelText.levelOf(MATRIX_NAMES[matrix])}</span>
            {at.level}
          </span>{' '}
          <span className={styles.price}>{usdShort(at.price)}</span> <LevelState level={at} isPast={isPast} />
        </span>
        <Places box={box} matrix={matrix} />
        {box && (
          <>
            <span className={styles.cycle}>{levelText.cycle(box, PLACES[matrix])}</span>
            <span className={styles.sums}>
              <Amount label={levelText.earned} amount={usdShortChange(at.earned)} />
              <Amount label={levelText.netShort} amount={usdShortChange(netOf(at))} />
            </span>
          </>
        )}
      </button>
    </li>
  );
}

/** What passed the member by at a level, and why. */
export function Missed({ level: { level, missed, status }, isPast }: StateProps) {
  if (missed === ZERO && status !== 'frozen') return null;
  const why = isPast ? levelText.frozenToTheEnd : levelText.frozen;
  return (
    <p className={`notice notice--danger ${styles.missed}`}>
      <span>
        <strong>{levelText.missed(level, missed > 0 ? usdShort(missed) : null)}</strong>{' '}
        {status === 'frozen' && why(level + 1)}
      </span>
    </p>
  );
}

type StateProps = Required<Pick<HeldProps, 'level' | 'isPast'>>;

/** After the walk's last day, an active level is active no more. */
export function LevelState({ level: { status, earned }, isPast }: StateProps) {
  if (status === 'next' || status === 'locked') return null;
  if (isPast && status === 'active') return <span>{levelText.over(earned > 0)}</span>;
  const Icon = ICONS[status];
  return (
    <span className={styles.state} data-status={status}>
      <Icon size={16} aria-hidden="true" /> {LEVEL_STATUS[status]}
    </span>
  );
}

interface NextProps extends Pick<Props, 'level'> {
  /** Whether it is what the screen is for. */
  readonly leads: boolean;
  /** What the member lacks for it. Its press then says how to get it. */
  readonly missing: Cents;
}

/** The level that can be activated: all of the tile is its button. */
export function NextLevel({ level: at, leads, missing }: NextProps) {
  const { matrix, level, price } = at;
  return (
    <li>
      <div className={`${styles.tile} ${styles.next}`}>
        <span className={styles.head} aria-hidden="true">
          <span className={styles.number}>{level}</span>{' '}
          <span className={styles.price}>{usdShort(price)}</span>
        </span>
        {at.refusal && <span className={styles.refused}>{levelText.refused}</span>}
        <Places box={null} matrix={matrix} />
        <button
          type="button"
          className={`${missing > 0 ? styles.needs : leads ? 'button' : 'button button--quiet'} ${styles.activate}`}
          aria-haspopup="dialog"
          onClick={() => reviewActivation(at)}
        >
          <span className="visually-hidden">
            {levelText.levelOf(MATRIX_NAMES[matrix])}
            {level} {usdShort(price)}
          </span>{' '}
          {missing > 0 ? levelText.needs(usdShort(missing)) : levelText.activate}
        </button>
      </div>
    </li>
  );
}

interface AmountProps {
  readonly label: string;
  readonly amount: string;
}

function Amount({ label, amount }: AmountProps) {
  return (
    <span className={styles.amount}>
      <span>{label}</span> <span>{amount}</span>
    </span>
  );
}

/** A level that comes later: its number and price. */
export function LockedLevel({ level: { matrix, level, price }, onOpen }: Props) {
  return (
    <li>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onOpen}>
        <span className="visually-hidden">{levelText.levelOf(MATRIX_NAMES[matrix])}</span>
        <strong>{level}</strong> {usdShort(price)}
      </button>
    </li>
  );
}

/** The places of each matrix as they are drawn, line by line. Those of S8 stand in one line; two fit a narrow tile. */
export const LINES: Readonly<Record<MatrixId, readonly (readonly number[])[]>> = {
  s6: [
    [1, 2],
    [3, 4, 5, 6],
  ],
  s8: [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ],
};

/** What a payment for an empty place would be to the member now. */
export const outcomeToCome = (matrix: MatrixId, place: number, box: Box | null): TakenOutcome | 're-entry' =>
  place === PLACES[matrix]
    ? 're-entry'
    : outcomeOfPlace(matrix, place, { frozen: box?.frozen ?? false, missed: ZERO });

interface Look {
  /** What the payment for a filled place was. */
  readonly outcome?: TakenOutcome;
  /** What the payment for an empty place would be. */
  readonly toCome?: TakenOutcome | 're-entry';
}

const lookOf = (matrix: MatrixId, place: number, box: Box | null): Look =>
  box?.places.some((taken) => taken.place === place)
    ? { outcome: outcomeOfPlace(matrix, place, box) }
    : { toCome: outcomeToCome(matrix, place, box) };

const Place = ({ outcome, toCome }: Look) => (
  <span className={`${styles.place} ${styles.mark}`} data-outcome={outcome} data-to-come={toCome} />
);

/** The places of the present cycle, in the colour of what their payment is to the member: filled ones all over, empty ones at one edge. */
const Places = ({ box, matrix }: { readonly box: Box | null; readonly matrix: MatrixId }) => (
  <span className={styles.drawing} aria-hidden="true">
    {LINES[matrix].map((line) => (
      <span key={line[0]} className={styles.line}>
        {line.map((place) => (
          <Place key={place} {...lookOf(matrix, place, box)} />
        ))}
      </span>
    ))}
  </span>
);

const KINDS = [
  { kind: 'toCome', title: levelText.empty, words: levelText.toCome },
  { kind: 'outcome', title: levelText.filled, words: levelText.outcome },
] as const;

/** What the tiles of all these levels mean, as far as they are drawn. The boards and sheets say the same in words. */
export function KeyOfPlaces({ matrices }: { readonly matrices: readonly MatrixView[] }) {
  const looks = matrices.flatMap(({ id, levels }) =>
    levels.flatMap(({ box }) => LINES[id].flat().map((place) => lookOf(id, place, box))),
  );
  return (
    <div className={`${styles.drawing} ${styles.key}`} aria-hidden="true">
      {KINDS.filter(({ kind }) => looks.some((look) => look[kind])).map(({ kind, title, words }) => (
        <ul key={kind} className="tile-key">
          <li>{title}</li>
          {Object.entries(words)
            .filter(([each]) => looks.some((look) => look[kind] === each))
            .map(([each, word]) => (
              <li key={each}>
                <Place {...{ [kind]: each }} /> {word}
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}
