// What comes once something is posted. It is one file, because an installed site keeps each file that it may need offline.
export { PortfolioChart } from './PortfolioChart.tsx';
export { StatementSection } from './StatementSection.tsx';
