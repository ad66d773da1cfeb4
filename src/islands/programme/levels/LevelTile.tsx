import type { LevelView } from '#domain/programme/view.ts';
import { usd } from '#i18n/format.ts';
import { levelName } from '#i18n/levels.ts';
import { LEVEL_STATUS, levelText } from '#islands/programme/text.ts';
import styles from './LevelTile.module.css';
import { Places } from './Places.tsx';
import { reviewActivation } from './model.ts';

const TONES = {
  locked: '',
  next: '',
  requested: 'chip--pending',
  active: 'chip--credited',
  frozen: 'chip--refused',
} as const;

interface Props {
  readonly level: LevelView;
  /** Whether a next level exists and is not active. */
  readonly isNextOpen: boolean;
}

/** A level as a tile: its price, and once it is active, its places and income. */
export function LevelTile({ level: at, isNextOpen }: Props) {
  const { level, price, status, box } = at;
  return (
    <li className={`card ${styles.tile} ${styles[status] ?? ''}`}>
      <div className={styles.head}>
        <h4>{levelText.level(level)}</h4>
        <span className={styles.price}>{usd(price)}</span>
      </div>
      <div>
        <span className={`chip ${TONES[status]}`}>{LEVEL_STATUS[status]}</span>
      </div>
      {status === 'locked' && <p className={styles.small}>{levelText.lockedBy(level - 1)}</p>}
      {status === 'requested' && <p className={styles.small}>{levelText.requested}</p>}
      {status === 'next' && at.refusal && <p className={styles.small}>{levelText.refused(at.refusal)}</p>}
      {status === 'next' && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => reviewActivation({ matrix: at.matrix, level })}
        >
          {levelText.activate}
          <span className="visually-hidden"> {levelName(at)}</span>
        </button>
      )}
      {box && <Places box={box} matrix={at.matrix} />}
      {box && (
        <p className={styles.small}>
          {levelText.earned(usd(at.earned))}
          {at.missed > 0 && (
            <>
              {' · '}
              <strong>{levelText.missed(usd(at.missed))}</strong>
            </>
          )}
        </p>
      )}
      {status === 'frozen' && <p className={styles.warning}>{levelText.frozen(level + 1)}</p>}
      {status === 'active' && isNextOpen && <p className={styles.small}>{levelText.willFreeze(level + 1)}</p>}
    </li>
  );
}
