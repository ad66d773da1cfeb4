/** Loads what few visits open: the later parts of the console, and its dialogs. */
export const loadLaterView = () => import('./LaterView.tsx');
