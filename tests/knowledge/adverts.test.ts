import { expect, test } from 'vitest';
import { checkText } from '#knowledge/guard/check-text.ts';
import { postingsIn } from '#tests/plan-reading/posting.ts';

const postings = postingsIn(new URL('../fixtures/plan-reading', import.meta.url).pathname);

/** Findings in these postings that a recruiter should see, as judged by a person who read each in context. */
const rightly = [
  // "Half of the kitchen under 22, few men" describes the team by age and sex.
  'A-uk/cook: до 22 років',
  'A-uk/electrician: без шкідливих звичок',
  // A job title of one sex, in title and text.
  'B-en/electrician: Foreman',
  'B-en/electrician: FOREMAN',
  // "Preferably a man up to 45."
  'C-uk/logistics:  Бажано чоловік до',
  'C-uk/logistics: чоловік до 45',
];

/** The subject of the job, an offer or a check that the law requires: known false alarms. */
const falsely = [
  'A-uk/recruiter: військовий облік',
  'A-uk/recruiter: ветерани',
  'B-en/nurse: new grads',
  'C-en/marketing: your birthday',
  'C-en/recruiter: under 20',
  'C-uk/nurse: ВПО',
  'C-uk/teacher: судимості',
];

test('checkText › of the title, text and focus areas of seventy-two postings › warns where it should, and falsely of seven at most', () => {
  const found = postings.flatMap(({ set, name, posting: { language, position } }) =>
    [position.title, position.description, ...position.focusAreas]
      .flatMap((text) => checkText(text, { language, kind: 'advert' }))
      .map(({ excerpt }) => `${set}/${name}: ${excerpt}`),
  );
  const clean = postings.filter(({ set, name }) => !found.some((finding) => finding.startsWith(`${set}/${name}:`)));

  expect(postings).toHaveLength(72);
  expect(found.filter((finding) => !falsely.includes(finding)).toSorted()).toEqual(rightly.toSorted());
  expect(clean.length).toBeGreaterThanOrEqual(62);
});
