/** What screens and the tour show of a walk, as one chunk. */
export { BeginWalk } from './BeginWalk.tsx';
export { DepositGift } from './DepositGift.tsx';
export { Result, WalkAgain } from './WalkEnd.tsx';
export { WalkBar } from './WalkBar.tsx';
export { BeginPanel, WalkPanel } from './WalkPanel.tsx';
