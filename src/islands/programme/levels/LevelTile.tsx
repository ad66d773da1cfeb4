import { CircleCheck, Clock, Lock, type LucideIcon, Snowflake } from 'lucide-react';
import { PLACES } from '#domain/programme/box.ts';
import type { LevelStatus, LevelView } from '#domain/programme/view.ts';
import { usdShort } from '#i18n/format.ts';
import { MATRIX_NAMES } from '#i18n/levels.ts';
import { LEVEL_STATUS, levelText } from '#islands/programme/text.ts';
import styles from './LevelTile.module.css';
import { Places } from './Places.tsx';
import { reviewActivation } from './model.ts';

const ICONS: Readonly<Record<Exclude<LevelStatus, 'next'>, LucideIcon>> = {
  locked: Lock,
  requested: Clock,
  active: CircleCheck,
  frozen: Snowflake,
};

interface Props {
  readonly level: LevelView;
  /** Shows what is known of it. */
  readonly onOpen: () => void;
}

/** A level on its matrix's board. The next one leads to its activation; any other opens. */
export function LevelTile({ level: at, onOpen }: Props) {
  const { matrix, level, price, status, box } = at;
  const isNext = status === 'next';
  const Icon = isNext ? null : ICONS[status];
  return (
    <li>
      <button
        type="button"
        className={`${styles.tile} ${styles[status]}`}
        aria-haspopup={isNext ? undefined : 'dialog'}
        onClick={isNext ? () => reviewActivation(at) : onOpen}
      >
        <span className={styles.head}>
          <span className={styles.number}>
            <span className="visually-hidden">{levelText.levelOf(MATRIX_NAMES[matrix])}</span>
            {level}
          </span>
          {Icon && <Icon size={16} aria-hidden="true" />}
        </span>
        <span className={styles.price}>{usdShort(price)}</span>
        {at.refusal && <span className={styles.refused}>{levelText.refused}</span>}
        {isNext && <span className={styles.activate}>{levelText.activate}</span>}
        {!isNext && <span className="visually-hidden">{LEVEL_STATUS[status]}</span>}
        {box && (
          <>
            <Places box={box} matrix={matrix} />
            <span className="visually-hidden">{levelText.filled(box, PLACES[matrix])}</span>
            <span className={styles.earned}>
              <span className="visually-hidden">{levelText.earned} </span>+{usdShort(at.earned)}
            </span>
          </>
        )}
      </button>
    </li>
  );
}
