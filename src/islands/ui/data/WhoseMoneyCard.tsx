import { address } from '#i18n/language.ts';
import { useState } from 'react';
import type { Cents } from '#domain/money/cents.ts';
import { add, ZERO } from '#domain/money/cents.ts';
import type { Income } from '#domain/programme/box.ts';
import { type MemberResult, netResult, type Tally } from '#domain/programme/results.ts';
import {
  neededForPayers,
  tallyOfOthers,
  type WhoseMoney as Sums,
  whoseMoney,
} from '#domain/programme/whose-money.ts';
import { usd, usdShort, usdShortChange, wholeNumber } from '#i18n/format.ts';
import { STANDINGS, whoseMoneyText as text } from '#i18n/whose-money.ts';
import { $incomes } from '#stores/incomes.ts';
import { RemoteView } from './RemoteView.tsx';
import styles from './WhoseMoneyCard.module.css';

type Standing = keyof typeof STANDINGS;

/** A wall shows so many people; more are a number. */
const MOST_TILES = 60;

interface Props {
  readonly mine: MemberResult;
  readonly community: Tally;
}

/** Whose money the member has got: who paid it, how these stand, and that the sum is zero. */
export function WhoseMoneyCard({ mine, community }: Props) {
  const sums = whoseMoney(mine, community);
  const others = tallyOfOthers(mine, community);
  const { payers } = mine;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="whose-money">
      <h2 id="whose-money" className={styles.title}>
        {text.title}
      </h2>
      <dl className={styles.sums}>
        <Party name={text.you} amount={sums.you} people={[standingOf(netResult(mine))]} isFirst />
        {payers.members > 0 && (
          <Party
            name={text.payers(payers.members, wholeNumber(payers.members))}
            amount={sums.payers}
            people={peopleOf(payers)}
          />
        )}
        {others.members > 0 && (
          <Party
            name={text.others(others.members, wholeNumber(others.members))}
            amount={sums.others}
            people={peopleOf(others)}
          />
        )}
        <Party name={text.programme} amount={sums.programme} people={[]} />
        <div className={styles.sum}>
          <dt>{text.sum}</dt>
          <dd>{usdShort(ZERO)}</dd>
        </div>
      </dl>
      <Key tally={payers} others={others} you={standingOf(sums.you)} />
      {sentencesOf(payers, sums).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {text.community(
          community.members,
          wholeNumber(community.members),
          community.ahead,
          wholeNumber(community.ahead),
        )}{' '}
        <a href={address('/maths/')}>{text.maths}</a>
      </p>
      {payers.members > 0 && <WhoPaid />}
    </section>
  );
}

interface PartyProps {
  readonly name: string;
  readonly amount: Cents;
  readonly people: readonly Standing[];
  readonly isFirst?: boolean;
}

/** One of those whose sums are zero together: each tile is a person. */
function Party({ name, amount, people, isFirst = false }: PartyProps) {
  const hidden = people.length - MOST_TILES;
  return (
    <div className={isFirst ? styles.you : undefined}>
      <dt>{name}</dt>
      <dd>{usdShortChange(amount)}</dd>
      <dd className={`people ${styles.wall}`}>
        {people.length === 0 && <i className={styles.chest} />}
        {people.slice(0, MOST_TILES).map((standing, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <i key={nth} data-standing={standing} />
        ))}
        {hidden > 0 && text.more(wholeNumber(hidden))}
      </dd>
    </div>
  );
}

/** What the tiles' colours mean, for those that are drawn. */
function Key({
  tally,
  others,
  you,
}: {
  readonly tally: Tally;
  readonly others: Tally;
  readonly you: Standing;
}) {
  const drawn = new Set([you, ...peopleOf(tally), ...peopleOf(others)]);
  return (
    <ul className={styles.key}>
      {(Object.keys(STANDINGS) as Standing[])
        .filter((standing) => drawn.has(standing))
        .map((standing) => (
          <li key={standing}>
            <i data-standing={standing} />
            {STANDINGS[standing]}
          </li>
        ))}
    </ul>
  );
}

/** Names partners only: who paid a member is always one of their downline. The list comes when it is opened. */
function WhoPaid() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text.who}</summary>
      {isOpen && (
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
      )}
    </details>
  );
}

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

function peopleOf({ members, ahead, behind, unpaid }: Tally): readonly Standing[] {
  const of = (standing: Standing, count: number) =>
    Array.from({ length: Math.max(0, count) }, () => standing);
  return [
    ...of('ahead', ahead),
    ...of('even', members - ahead - behind),
    ...of('behind', behind - unpaid),
    ...of('unpaid', unpaid),
  ];
}

/** Only what the sums say for certain. */
function sentencesOf(payers: Tally, sums: Sums): readonly string[] {
  const needed = neededForPayers(sums, payers);
  const { members, unpaid } = payers;
  const sentences: string[] = [];
  if (unpaid > 0) sentences.push(text.neverPaid(unpaid, wholeNumber(unpaid), members));
  if (needed > 0) {
    const amount = usdShort(needed);
    sentences.push(sums.you > 0 ? text.toStandAsYou(members, amount) : text.toBreakEven(members, amount));
  }
  return sentences;
}
