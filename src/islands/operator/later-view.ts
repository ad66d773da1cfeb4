import { fetchAhead } from '#backend/port/on-demand.ts';

export const loadLaterView = () => import('./LaterView.tsx');
fetchAhead(loadLaterView);
