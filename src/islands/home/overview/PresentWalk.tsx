import { useStore } from '@nanostores/react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $mayWalk, $tourMarks } from '#stores/walk.ts';
import { Walk } from '#ui/walk/Walk.tsx';
import { $known, hasOwnAction, nextStep } from './tour.ts';

/** The walk above all that its time changes. Its button leads, unless the tour has something to do. */
export function PresentWalk({ offers }: { readonly offers: SiteOffers }) {
  const mayWalk = useStore($mayWalk);
  const marks = useStore($tourMarks);
  const known = useStore($known);
  const step =
    known.state === 'ready' && !marks.includes('closed') ? nextStep(known.value, marks, mayWalk) : null;
  const isQuiet = known.state === 'ready' && step !== null && hasOwnAction(step, known.value);
  return <Walk offers={offers} besideTour isQuiet={isQuiet} />;
}
