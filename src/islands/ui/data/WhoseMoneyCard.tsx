import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { LAST_DAY_OF_GROWTH } from '#domain/community/walk.ts';
import { add, type Cents, ZERO } from '#domain/money/cents.ts';
import type { Income } from '#domain/programme/box.ts';
import type { MemberResult, Tally } from '#domain/programme/results.ts';
import type { Stuck } from '#domain/withdrawals/outcome.ts';
import {
  neededForPayers,
  tallyOfOthers,
  tallyWithout,
  type WhoseMoney as Sums,
  whoseMoney,
} from '#domain/programme/whose-money.ts';
import { usd, usdShort, usdShortChange, wholeNumber } from '#i18n/format.ts';
import { STANDINGS, whoseMoneyText as text } from '#i18n/whose-money.ts';
import { $incomes } from '#stores/incomes.ts';
import { $walk } from '#stores/walk.ts';
import { RemoteView } from './RemoteView.tsx';
import { Unfold } from './Unfold.tsx';
import styles from './WhoseMoneyCard.module.css';

type Standing = keyof typeof STANDINGS;

/** Where there are more people, a tile stands for several. */
const MOST_TILES = 1_000;
/** The walls of so many people have large tiles, and those of so many smaller ones. */
const FEW = 60;
const SOME = 300;

interface Props {
  readonly mine: MemberResult;
  readonly community: Tally;
  readonly stuck: Stuck;
}

/** Whose money the member has got: who paid it, how these stand, and that the sum is zero. */
export function WhoseMoneyCard({ mine, community, stuck }: Props) {
  const sums = whoseMoney(mine, community, stuck);
  const others = tallyOfOthers(mine, community);
  const everyoneElse = tallyWithout(mine, community);
  const { payers } = mine;
  const each = Math.max(1, Math.ceil(community.members / MOST_TILES));
  const tiles = { payers: tilesOf(payers, each), others: tilesOf(others, each) };
  const most = Math.max(tiles.payers.length, tiles.others.length);
  const mostMoney = Math.max(1, sums.stuck, sums.programme);
  const you = mine.earned === ZERO ? 'unpaid' : standingOf(sums.you);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="whose-money">
      <h2 id="whose-money" className={styles.title}>
        {text.title}
      </h2>
      <dl className={styles.sums} data-crowd={most <= FEW ? undefined : most <= SOME ? 'some' : 'many'}>
        <div>
          <Head name={text.people} says={text.tile(each, wholeNumber(each))} />
        </div>
        <Party name={text.you} amount={sums.you} tiles={[you]} isYou />
        {payers.members > 0 && (
          <Party
            name={text.payers(payers.members, wholeNumber(payers.members))}
            amount={sums.payers}
            tiles={tiles.payers}
          />
        )}
        {others.members > 0 && (
          <Party
            name={text.others(others.members, wholeNumber(others.members))}
            amount={sums.others}
            tiles={tiles.others}
          />
        )}
        {everyoneElse.members > 0 && (
          <div>
            <dt>{text.besidesYou}</dt>
            <dd>
              <Key drawn={new Set(['ahead', you, ...tiles.payers, ...tiles.others])} others={everyoneElse} />
            </dd>
          </div>
        )}
        <div className={styles.ruled}>
          <Head name={text.notPeople} says={text.bar} />
        </div>
        {sums.stuck > 0 && (
          <Party name={text.stuck} amount={sums.stuck} share={sums.stuck / mostMoney} isYou />
        )}
        <Party name={text.programme} amount={sums.programme} share={sums.programme / mostMoney} />
        <div className={styles.ruled}>
          <dt>{text.sum}</dt>
          <dd className={styles.amount}>{usdShort(ZERO)}</dd>
        </div>
      </dl>
      <Payers payers={payers} sums={sums} />
      <p>
        <a href={address('/maths/')}>{text.maths}</a>
      </p>
      {payers.members > 0 && <WhoPaid />}
    </section>
  );
}

interface HeadProps {
  readonly name: string;
  /** How these are drawn. */
  readonly says: string;
}

const Head = ({ name, says }: HeadProps) => (
  <>
    <dt>
      <strong>{name}</strong>
    </dt>
    <dd>
      <small>{says}</small>
    </dd>
  </>
);

interface PartyProps {
  readonly name: string;
  readonly amount: Cents;
  /** Absent: it is no member's result, but money that lies somewhere. */
  readonly tiles?: readonly Standing[];
  readonly isYou?: boolean;
  /** How wide such money is drawn. */
  readonly share?: number;
}

/** One of those whose sums are zero together. */
const Party = ({ name, amount, tiles, isYou = false, share = 0 }: PartyProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.amount}>{usdShortChange(amount)}</dd>
    {tiles ? (
      <dd className={`people ${styles.wall} ${isYou ? styles.you : ''}`}>
        {tiles.map((standing, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <i key={nth} className="person" data-standing={standing} />
        ))}
      </dd>
    ) : (
      <dd className={styles.track}>
        <i className={isYou ? styles.yours : undefined} style={{ inlineSize: `${share * 100}%` }} />
      </dd>
    )}
  </div>
);

interface KeyProps {
  readonly drawn: ReadonlySet<Standing>;
  /** All but the member. */
  readonly others: Tally;
}

/** What the colours mean that are drawn, and how many of the others stand so. */
const Key = ({ drawn, others }: KeyProps) => (
  <ul className="tile-key">
    {(Object.keys(STANDINGS) as Standing[])
      .filter((standing) => drawn.has(standing))
      .map((standing) => (
        <li key={standing}>
          <i className="person" data-standing={standing} />
          {wholeNumber(countsOf(others)[standing])} {STANDINGS[standing]}
        </li>
      ))}
  </ul>
);

/** Names partners only: who paid a member is always one of their downline. */
const WhoPaid = () => (
  <Unfold summary={text.who}>
    <RemoteView store={$incomes}>
      {({ items }) => (
        <ul className={styles.names}>
          {paidBy(items).map(([name, amount]) => (
            <li key={name}>
              <bdi>{name}</bdi> <span>{usd(amount)}</span>
            </li>
          ))}
          <li>
            <a href={address('/dashboard/programme/')}>{text.whoAll}</a>
          </li>
        </ul>
      )}
    </RemoteView>
  </Unfold>
);

/** What each partner paid among these incomes, the latest first. */
function paidBy(incomes: readonly Income[]): readonly (readonly [name: string, amount: Cents])[] {
  const paid = new Map<string, Cents>();
  for (const { kind, partner, amount } of incomes) {
    if (kind === 'earned') paid.set(partner, add(paid.get(partner) ?? ZERO, amount));
  }
  return [...paid];
}

function standingOf(net: Cents): Standing {
  if (net === ZERO) return 'even';
  return net > 0 ? 'ahead' : 'behind';
}

/**
 * Draws how a group stands in its own proportions, and no one is left out: each standing that someone has gets a tile.
 *
 * @param each how many people a tile stands for
 */
const tilesOf = (tally: Tally, each: number): readonly Standing[] =>
  Object.entries(countsOf(tally)).flatMap(([standing, count]) =>
    Array.from({ length: count > 0 ? Math.max(1, Math.round(count / each)) : 0 }, () => standing as Standing),
  );

const countsOf = ({ members, ahead, behind, unpaid }: Tally): Readonly<Record<Standing, number>> => ({
  ahead,
  even: members - ahead - behind,
  behind: behind - unpaid,
  unpaid,
});

/** How those stand who paid the member: only what the sums say for certain. */
function Payers({ payers, sums }: { readonly payers: Tally; readonly sums: Sums }) {
  const walk = useStore($walk);
  const hasGrown = walk.state === 'ready' && walk.value !== null && walk.value.day >= LAST_DAY_OF_GROWTH;
  const needed = neededForPayers(sums, payers);
  const { members, unpaid } = payers;
  const say = sums.you > 0 ? text.toStandAsYou : text.toBreakEven;
  if (unpaid === 0 && needed <= 0) return null;
  return (
    <p>
      {unpaid > 0 && text.neverPaid(unpaid, wholeNumber(unpaid), members, hasGrown)}{' '}
      {needed > 0 && say(members, wholeNumber(members), usdShort(needed))}
    </p>
  );
}
