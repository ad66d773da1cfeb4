import { al, del } from '#i18n/italian-articles.ts';
import { moves } from '#languages/it/i18n/market.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/home/charts/text.ts';

export const rangeText: Words<typeof english.rangeText> = {
  '1d': { short: '1 g', long: '1 giorno' },
  '7d': { short: '7 gg', long: '7 giorni' },
  '30d': { short: '30 gg', long: '30 giorni' },
  '90d': { short: '90 gg', long: '90 giorni' },
  '1y': { short: '1 anno', long: '1 anno' },
  '3y': { short: '3 anni', long: '3 anni' },
};

/** E.g. `un anno`. */
const over = (range: keyof typeof english.rangeText): string => rangeText[range].long.replace('1 ', 'un ');

export const chartText: Words<typeof english.chartText> = {
  range: 'Periodo',
  date: 'Data',
  loadingOf: (names) => `Caricamento dei dati di ${names}…`,
  failedOf: (names) => `Non è stato possibile caricare i dati di ${names}.`,
  cursorHint: 'Con le frecce ti sposti di un punto, con Pag su e Pag giù di un decimo del grafico.',
  notice: 'Grafici disegnati con TradingView Lightweight Charts™, copyright © 2025 TradingView, Inc.',
  noticeLink: 'tradingview.com',
};

const MOVES = { rose: 'è salito', fell: 'è sceso' } as const;

export const periodSentence: typeof english.periodSentence = ({
  name,
  range,
  direction,
  change,
  ...ends
}) => {
  const moved = direction === 'same' ? `è rimasto invariato` : `${MOVES[direction]} ${del(change)}`;
  return `Il prezzo di ${name} in ${over(range)} ${moved}: da ${ends.from} (${ends.fromDay}) a ${ends.to} (${ends.toDay}).`;
};

export const comparisonText: Words<typeof english.comparisonText> = {
  title: 'Confronta le monete',
  coins: 'Monete',
  all: 'Tutte',
  none: 'Nessuna',
  measure: 'Mostra',
  measures: { rebased: 'Base 100', usd: 'Dollari USA' },
  logarithmic: 'Scala logaritmica',
  cursor: 'Monete a confronto, giorno per giorno',
  empty: 'Scegli una moneta qui sotto: la sua linea appare qui.',
  summary: (best, bestChange, worst, worstChange, range) =>
    `Tra le monete scelte la migliore in ${over(range)} è ${best} (${bestChange}), la peggiore ${worst} (${worstChange}).`,
  rebasedNote: (day) => `100: il prezzo iniziale (${day})`,
  caption: { rebased: 'Chiusure, con la prima pari a 100', usd: 'Chiusure in dollari USA' },
};

export const heatmapText: Words<typeof english.heatmapText> = {
  title: 'Mappa del mercato',
  span: 'Variazione in',
  size: 'Grandezza: volume in un giorno',
  map: 'Mappa del mercato. Con le frecce passi da un riquadro all’altro, con Invio vedi la moneta nel grafico del prezzo.',
  unknown: 'non nota',
  tile: (label, name, span, volume) => `${label} in ${over(span)}: ${name}, ${volume} scambiati in un giorno`,
  traded: (volume) => `${volume} scambiati in un giorno`,
  summary: (rose, fell, of, span) => moves(over(span), rose, fell, of),
  nameless: (symbols) => `Troppo piccole per il nome: ${symbols}.`,
  pegged: (names) => `Escluse perché ancorate al dollaro: ${names}.`,
  empty: 'In questo giorno non è stata scambiata nessuna moneta.',
  coin: 'Moneta',
  price: 'Prezzo',
  change: 'Variazione',
  volume: 'Volume in un giorno',
  caption: (span) => `Volume in un giorno e variazione in ${over(span)}`,
};

export const priceChartText: Words<typeof english.priceChartText> = {
  title: 'Una moneta',
  coin: 'Moneta',
  averages: 'Medie mobili',
  average: (days) => `${days} giorni`,
  averageShort: (days) => `Media ${days} gg`,
  averageLong: (days) => `Media di ${days} giorni`,
  averagesFailed: 'Non è stato possibile caricare i dati che servono per le medie.',
  cursor: (name) => `${name}, candela per candela`,
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci dallo schermo intero',
  empty: 'Per questo periodo non si conoscono prezzi di questa moneta.',
  fullScreenRefused: 'Il browser non ha permesso lo schermo intero.',
  candle: { day: (day) => day, week: (day) => `Settimana fino ${al(day)}` },
  interval: { day: 'Una candela al giorno.', week: 'Una candela a settimana.' },
  detail: {
    trades: '',
    hourly: 'Massimi e minimi sono quelli dei prezzi orari.',
    daily: 'Si conoscono solo le chiusure giornaliere: le candele non hanno massimi e minimi del giorno.',
  },
  extremes: (highest, highestDay, lowest, lowestDay) =>
    `Chiusura più alta ${highest} (${highestDay}), più bassa ${lowest} (${lowestDay}).`,
  open: 'Apertura',
  high: 'Massimo',
  low: 'Minimo',
  close: 'Chiusura',
  volume: 'Volume',
  change: 'Variazione',
  caption: {
    day: (name) => `${name} giorno per giorno, dal più recente`,
    week: (name) => `${name} settimana per settimana, dalla più recente`,
  },
};
