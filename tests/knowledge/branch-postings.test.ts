import { describe, expect, test } from 'vitest';
import { composeCore } from '#knowledge/playbook/compose-core.ts';
import { branchFit } from '#knowledge/playbook/job/branches.ts';
import { isOfTrade } from '#knowledge/playbook/job/fits-job.ts';
import { competencies } from '#knowledge/playbook/playbook.ts';
import { calledTopics, topicsOfJob } from '#knowledge/playbook/questions/topic-questions.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import { newId } from '#platform/new-id.ts';
import { branchPostings } from '#tests/fixtures/branch-postings/branch-postings.ts';

const server =
  'sb-page-nine-thousand sb-charge-inside-transaction sb-paid-but-no-stock sb-killed-every-twenty-hours sb-invoice-of-another-firm design-slow-list-after-growth design-work-outside-request design-field-meaning-change design-last-seat-twice design-slow-supplier design-split-or-keep';
const serverOrData =
  'sb-plan-expects-twelve-rows sb-partition-seven-lags design-repeated-events design-live-column-change practice-repair-wrong-records';
const screen = 'sf-older-answer-wins sf-state-untangled sf-dropdown-of-divs sf-slow-on-cheap-phones';
const phone = 'sf-rollout-at-twenty-percent';
const tester = 'sf-four-days-into-one sf-cannot-reproduce';
const platform = 'sf-plan-says-destroy';
const reports = 'practice-report-disagrees';
const onDuty = 'practice-friday-release practice-noisy-alerts sb-graphs-pointed-elsewhere';
const ownCode =
  'practice-own-production-fault practice-huge-review practice-comment-that-mattered design-undo-anything design-proved-wrong';
const business =
  'sn-longest-deal sn-lost-sure-deal sn-asked-for-less sn-silent-after-offer sn-quarter-end sn-old-pipeline st-rep-behind-plan sl-won-from-cold sl-sixty-calls sl-champion-leaves st-crm-forecast sl-tender-nine-days';
const leading = 'et-good-one-slips st-rep-behind-plan sl-rep-below-plan cs-faster-and-worse';
const productMakers = 'cf-used-but-is-it-of-use cf-three-questions-to-a-user cf-stopped-for-lack-of-value';
const wardWork = 'cp-two-bells cp-short-staffed cp-handover-lost nu-discharge-at-two';
const drivers = 'lg-driver-out-of-hours mg-tacho-readout mg-axle-over';
const hrCases = 'rr-complaint-about-manager rr-five-resignations';
const screens =
  'dc-long-names dc-grey-on-white dc-two-brands-one-system dp-detached-date-picker dp-transfer-by-wednesday';

/** Question ids, per branch, that somebody working in it would strike out. */
const foreign: Readonly<Record<string, string>> = {
  'back-end': [screen, phone, tester, platform, reports].join(' '),
  'front-end': [server, serverOrData, phone, tester, platform, reports, onDuty].join(' '),
  mobile: [server, serverOrData, screen, tester, platform, reports, onDuty].join(' '),
  testing: [server, serverOrData, screen, phone, platform, reports, onDuty, ownCode].join(' '),
  operations: [server, screen, phone, tester, reports, 'design-undo-anything'].join(' '),
  'data-engineering': [server, screen, phone, tester, platform, 'design-undo-anything'].join(' '),
  embedded: [server, serverOrData, screen, phone, tester, platform, reports, onDuty, 'design-undo-anything'].join(' '),
  'full-stack': [phone, tester, platform, reports].join(' '),
  administration: [
    server,
    screen,
    phone,
    tester,
    platform,
    reports,
    'practice-huge-review practice-friday-release',
  ].join(' '),
  hospital: `pc-fourth-day-no-wash pc-clarithromycin-with-warfarin ${leading}`,
  'outpatient-clinic': `${wardWork} cp-isolation-room pc-fourth-day-no-wash ar-found-on-the-floor`,
  'care-home': 'cp-two-bells cp-short-staffed nu-discharge-at-two',
  'plant-electrics':
    'sw-guardrail-gone pc-forty-short-stops pc-bearing-until-saturday ws-screed-still-wet ws-boiler-loses-pressure',
  'building-electrics':
    'sw-foreign-lock sw-prove-dead el-drive-trips pc-forty-short-stops ws-screed-still-wet ws-boiler-loses-pressure',
  restaurant: 'ks-buffet-at-54 ks-croissants-in-july',
  'institution-kitchen': 'fs-guest-with-allergen ks-steak-back-twice ks-espresso-in-fourteen ks-croissants-in-july',
  shop: `${business} ${productMakers} cf-ten-requests-room-for-three cf-promise-nobody-can-keep`,
  'business-customers': `sl-saturday-one-till ar-shelf-that-sells ${productMakers}`,
  'lead-marketing': `mk-platforms-claim-more mk-place-fourteen mk-reel-every-day ${productMakers}`,
  'online-shop': `ar-leads-nobody-calls mk-place-fourteen ${productMakers} fs-fridge-found-warm fs-cool-the-stock`,
  carrier: 'lg-border-closed lg-stock-difference lg-leaning-pallet mg-rate-plus-twelve mg-fast-movers-wrong',
  shipper: `${drivers} lg-leaning-pallet mg-night-shift-short`,
  warehouse: `${drivers} lg-border-closed mg-rate-plus-twelve mg-rounds-run-late`,
  school: 'cr-third-day-at-the-gate cr-twelve-sent-by-the-boss da-decision-changed',
  kindergarten:
    'te-noise-at-the-back te-parent-and-mark te-three-classes-apart te-feedback-used te-how-know-they-can te-not-understood cr-exit-slips cr-eight-lessons-no-posters cr-understood-by-teaching-it',
  'adult-learning': `te-noise-at-the-back te-parent-and-mark te-three-classes-apart cr-third-day-at-the-gate cr-chat-without-one da-decision-changed ${leading}`,
  'volume-hiring': `${hrCases} lg-leaning-pallet lg-driver-out-of-hours ${leading}`,
  'tech-hiring': `${hrCases} rr-nine-answers ${server} ${screen} ${platform} ${leading}`,
  support: `${productMakers} cs-full-house-at-midnight ${leading}`,
  'product-design': `dp-sales-said-soon dp-thrown-out-of-the-quarter ${screen}`,
  'graphic-design': screens,
  'interior-design': `${screens} dc-built-differently dc-watched-them-fail ar-make-it-pop ${productMakers}`,
  lawyer: 'ej-terms-won sw-guardrail-gone fa-input-vat',
  'services-accounting':
    'ac-december-shipment at-count-against-ledger fa-count-short fa-sixteen-over cp-got-worse cp-doubtful-order',
  manufacture: 'cp-got-worse fa-payroll-nine-percent',
};

const idOf = new Map(
  [...topicQuestions, ...competencies.flatMap(({ questions }) => questions)].flatMap(({ id, text }) => [
    [text.en.ask, id],
    [text.uk.ask, id],
  ]),
);

const postings = [...branchPostings('en'), ...branchPostings('uk')];

describe('postings of the houses of every trade', () => {
  test('postings › of both languages › are a hundred and more, of which forty are of software', () => {
    const ofSoftware = postings.filter(({ house }) =>
      /^(?:back-end|front-end|mobile|testing|operations|data-eng|embedded|full-stack|administration)/u.test(house),
    );
    expect([ofSoftware.length >= 40, postings.length - ofSoftware.length >= 60]).toEqual([true, true]);
    expect(postings.filter(({ house }) => foreign[house] === undefined)).toEqual([]);
  });

  test.each(postings)(
    'the plan of “$title” ($house) › whatever is drawn › asks nothing of another house',
    ({ house, title, description, level, language }) => {
      const position = { title, description, level, version: 1, focusAreas: [] };
      const called = calledTopics(topicsOfJob(position), position).map(({ topic }) => topic.id);
      const own = competencies
        .filter((competency) => isOfTrade(competency, position))
        .flatMap(({ id, questions }) => (id === 'customer-focus' ? [] : questions.filter(branchFit(position))))
        .map(({ id }) => id);
      const drawn = (['technical', 'panel'] as const).flatMap((interviewType) =>
        composeCore(
          { position: { ...position, id: title }, interviewType, durationMin: 60, language },
          newId,
        ).questions.map(({ text }) => idOf.get(text)),
      );
      const words = new Set(foreign[house]?.split(' '));

      expect([...called, ...own, ...drawn].filter((id) => id !== undefined && words.has(id))).toEqual([]);
    },
  );
});
