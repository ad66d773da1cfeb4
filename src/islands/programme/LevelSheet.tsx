import { PLACES } from '#domain/programme/box.ts';
import { type LevelView, netOf } from '#domain/programme/view.ts';
import { usd, usdChange, usdShort } from '#i18n/format.ts';
import { levelName } from '#i18n/levels.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './LevelSheet.module.css';
import { Places } from './LevelTile.tsx';
import { reviewActivation } from './model.ts';
import { LEVEL_STATUS, levelText } from './text.ts';

interface Props {
  readonly level: LevelView;
  /** Whether a next level exists and is not active. */
  readonly isNextOpen: boolean;
  /** The level of this matrix that can be activated now, if any. */
  readonly next: LevelView | undefined;
  readonly onClose: () => void;
}

/** What is known of a level: its state, its present cycle with who stands where, and what it brought. */
export function LevelSheet({ level: at, isNextOpen, next, onClose }: Props) {
  return (
    <Dialog title={levelName(at)} text={wordsOn(at, isNextOpen)} onClose={onClose}>
      {(close) => (
        <>
          {next && (isNextOpen || at.status === 'locked') && (
            <div>
              <button type="button" className="button" onClick={() => reviewActivation(next)}>
                {levelText.goTo(next.level, usdShort(next.price))}
              </button>
            </div>
          )}
          <div className={styles.facts}>
            <DescriptionList
              across
              items={[
                { label: levelText.status, value: LEVEL_STATUS[at.status] },
                { label: levelText.price, value: usd(at.price) },
                ...(at.box
                  ? [
                      { label: levelText.paidTo, value: <bdi>{at.box.paidTo ?? levelText.programme}</bdi> },
                      { label: levelText.earned, value: usdChange(at.earned) },
                      { label: levelText.net, value: usdChange(netOf(at)) },
                      { label: levelText.missed, value: usd(at.missed) },
                      { label: levelText.cycles, value: at.box.cycles },
                    ]
                  : []),
              ]}
            />
          </div>
          {at.box && <Cycle level={at} box={at.box} />}
          <div>
            <button type="button" className="button button--quiet" onClick={close}>
              {levelText.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function wordsOn({ level, status }: LevelView, isNextOpen: boolean): readonly string[] {
  if (status === 'locked') return [levelText.lockedBy(level - 1)];
  if (status === 'requested') return [levelText.requested];
  if (status === 'frozen') return [levelText.frozen(level + 1)];
  return isNextOpen ? [levelText.willFreeze(level + 1)] : [];
}

function Cycle({ level: { matrix }, box }: { level: LevelView; box: NonNullable<LevelView['box']> }) {
  const unnamed = box.filled - box.places.length;
  return (
    <section className={`stack ${styles.cycle}`}>
      <div className={styles.drawing}>
        <Places box={box} matrix={matrix} />
      </div>
      <p>{levelText.filled(box, PLACES[matrix])}.</p>
      {box.places.length > 0 && (
        <DescriptionList
          items={box.places
            .toSorted((left, right) => left.place - right.place)
            .map(({ place, username }) => ({ label: levelText.place(place), value: <bdi>{username}</bdi> }))}
        />
      )}
      {unnamed > 0 && <p>{levelText.unnamed(unnamed)}</p>}
    </section>
  );
}
