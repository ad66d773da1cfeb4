// Offers as authorities published them, typed in as an invited person would, and what the page says. A bound is no forecast:
// it says how many can get it at most and by when there are not enough people; each of these ended long before. Read on
// 24 November 2026.
import { describe, expect, it } from 'vitest';
import { EMPTY_OFFER, type OfferText } from '#domain/offer/read-offer.ts';
import { type Answer, checkOffer } from '#islands/check/model.ts';
import { growthSentence } from '#islands/check/text.ts';

const WORLD = 8_141_808_945;
const ITALY = { name: 'Italy', number: 58_952_704 };
const USA = { name: 'the United States', number: 340_110_988 };

function answerTo(country: typeof ITALY, text: Partial<OfferText>) {
  const people = { country, world: WORLD };
  const check = checkOffer({ ...EMPTY_OFFER, ...text }, people);
  if (check.kind !== 'answer') throw new Error(`No answer: ${JSON.stringify(check.errors)}`);
  const { answer } = check;
  return {
    ...answer,
    growth: answer.outgrowths.map((each) => growthSentence(each, answer.offer.members, people)),
  };
}

const said = ({ most, signs, verdict, growth }: Answer & { growth: readonly string[] }) => ({
  most,
  signs,
  verdict,
  growth,
});

describe('what the page says of an offer that an authority described', () => {
  // Italy's competition authority, PS10550, decision 26708 of 25 July 2017: a package of 27,530 euros was to be worth three
  // million after two years. It found that nothing bore this out, and a pyramid. As quoted by Il Sole 24 Ore, 10 August 2017
  // (https://st.ilsole24ore.com/art/finanza-e-mercati/2017-08-10/…-145831.shtml); opening of the decision:
  // https://vdocuments.mx/ps10550-onecoinone-network-services-limited-la-societ-onelife-network-ltd.html
  it('OneCoin, Italy 2017: not one of 100', () => {
    const offer = { cost: '27.530,00 €', promise: 'multiple', times: '109', months: '24' };
    expect(said(answerTo(ITALY, offer))).toEqual({
      most: 0,
      signs: ['high-return', 'buy-in'],
      verdict: 'numbers',
      growth: [
        'By 21.6% every month. From 1,000 members, it outgrows Italy in month 57 and the world in month 82.',
      ],
    });
  });

  // Court for the Eastern District of Texas, SEC v. Shavers, 4:13-cv-416, opinion of 18 September 2014: up to 7% a week from
  // February 2011 to August 2012; “a sham and a Ponzi scheme”. Those who lost, lost 265,678 bitcoins; there were also net
  // winners. https://studylib.net/doc/18088091/ and http://businessinsurance.com/article/20140919/NEWS07/140919816
  it('Bitcoin Savings and Trust, US 2014: 21 of 100', () => {
    expect(said(answerTo(USA, { cost: '100 BTC', percent: '7', per: 'week' }))).toEqual({
      most: 21,
      signs: ['high-return', 'buy-in'],
      verdict: 'numbers',
      growth: [
        'By 7% every week. From 1,000 members, it outgrows the United States in month 44 and the world in month 55.',
      ],
    });
  });

  // SEC v. Lee and Chunga, complaint of 29 January 2024, 1:24-cv-00296: 0.5% to 1% a day, three times the payment in 600 days,
  // recruits rewarded; “no real source of revenue other than funds received from investors”. It collapsed in 2022.
  // https://www.scribd.com/document/702449629/comp-pr2024-11
  it('HyperFund, US 2024: 33 of 100', () => {
    expect(said(answerTo(USA, { cost: '300', promise: 'multiple', times: '3', months: '20' }))).toEqual({
      most: 33,
      signs: ['high-return', 'buy-in'],
      verdict: 'numbers',
      growth: [
        'By 5.65% every month. From 1,000 members, it outgrows the United States in month 232 and the world in month 290.',
      ],
    });
  });

  // FTC and Arkansas v. BINT Operations, complaint of June 2021: 1,400 dollars, up to eight times as much for those who bring
  // others; “most members have not earned returns but have instead lost the money they have paid”. How many others, the
  // complaint says in a drawing; two is the least of “people”.
  // https://pdfslide.us/documents/complaint-for-permanent-injunction-monetary-relief-and-.html
  it('Blessings in No Time, US 2021: 12 of 100, so most lose', () => {
    const offer = { cost: '$1400', promise: 'multiple', times: '8', bring: '2', said: 'guaranteed-return' };
    expect(said(answerTo(USA, offer))).toEqual({
      most: 12,
      signs: ['guaranteed-return', 'high-return', 'recruits-needed', 'buy-in'],
      verdict: 'numbers',
      growth: [
        'Each round of new members must be 8 times the one before. From 1,000 members, it outgrows the United States in round 7 and the world in round 8.',
      ],
    });
  });

  // New York's Attorney General v. NovaTechFx and AWS Mining, 6 June 2024: AWS Mining promised 15% to 20% a month, with bonuses
  // for recruits, and collapsed in 2019. https://ag.ny.gov/press-release/2024/attorney-general-james-sues-cryptocurrency-companies-novatechfx-and-aws-mining
  it('AWS Mining, New York 2024: 35 of 100', () => {
    expect(said(answerTo(USA, { cost: '1000', percent: '15', per: 'month', bring: '1' }))).toEqual({
      most: 35,
      signs: ['high-return', 'recruits-needed', 'buy-in'],
      verdict: 'numbers',
      growth: [
        'By 15% every month. From 1,000 members, it outgrows the United States in month 92 and the world in month 114.',
      ],
    });
  });

  // SEC v. Brown and others, complaint of 28 May 2021, 21 Civ. 4791: as much as 40% a month; it ran from January 2017 to January
  // 2018. https://www.docketalarm.com/cases/New_York_Southern_District_Court/1--21-cv-04791/
  it('BitConnect, US 2021: 17 of 100', () => {
    expect(
      said(answerTo(USA, { cost: '1000', percent: '40', per: 'month', said: 'guaranteed-return' })),
    ).toEqual({
      most: 17,
      signs: ['guaranteed-return', 'high-return', 'buy-in'],
      verdict: 'numbers',
      growth: [
        'By 40% every month. From 1,000 members, it outgrows the United States in month 38 and the world in month 48.',
      ],
    });
  });
});
