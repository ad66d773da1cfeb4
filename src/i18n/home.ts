export const HOME_WORDS = {
  title: 'Market home',
  intro: 'Prices of twelve coins as they were recorded. They do not move, and nothing is traded here.',
  caption: (date: string) =>
    `Closing prices of ${date}, in US dollars. Source: daily quotes collected in KaushalParkar/dataset on GitHub.`,
  coin: 'Coin',
  price: 'Price',
  change: '1-day change',
  changeShort: '1 day',
  volume: 'Volume of the day',
  volumeShort: 'Volume',
} as const;
