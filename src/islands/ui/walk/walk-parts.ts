/** What screens and the tour show of a walk, as one chunk. */
export { BeginWalk } from './BeginWalk.tsx';
export { DepositGift } from './DepositGift.tsx';
export { Verdict, WalkAgain, WalkEnd } from './WalkEnd.tsx';
export { WalkBar } from './WalkBar.tsx';
export { BeginPanel, WalkFoot } from './WalkPanel.tsx';
