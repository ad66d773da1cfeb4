export const homeText = {
  title: 'Market home',
  intro: 'What coins cost. Nothing is traded here, and nobody here owns any of them.',
} as const;
