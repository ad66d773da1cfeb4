// What the page shows only after a press. It is one file, because an installed site keeps each file that it may need offline.
export { Comparison } from './others/Comparison.tsx';
export { Outcome } from './outcome/Outcome.tsx';
export { Sample } from './sample/Sample.tsx';
