import { Unfold } from '#ui/data/Unfold.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ledgerText } from './text.ts';

const loadComparison = () => import('./others/Comparison.tsx');
const loadOwnPolicy = () => import('./others/OwnPolicy.tsx');

/** What a reader can do to learn whether others are shown the same. */
export const Others = () => (
  <section className="card stack" aria-labelledby="others">
    <h2 id="others">{ledgerText.othersTitle}</h2>
    <p>{ledgerText.othersHint}</p>
    <div>
      <Unfold summary={ledgerText.compare}>
        <Deferred load={loadComparison} fallback={<Skeleton />}>
          {({ Comparison }) => <Comparison />}
        </Deferred>
      </Unfold>
      {/* No witness can read what only this browser has. */}
      {import.meta.env.PUBLIC_BACKEND === 'firebase' && (
        <Unfold summary={ledgerText.witnesses}>
          <Deferred load={loadOwnPolicy} fallback={<Skeleton />}>
            {({ OwnPolicy }) => <OwnPolicy />}
          </Deferred>
        </Unfold>
      )}
    </div>
  </section>
);
