import { expect, test } from 'vitest';
import { checkText } from '#knowledge/guard/check-text.ts';
import { postingsIn } from '#tests/plan-reading/posting.ts';

const postings = postingsIn(new URL('../fixtures/plan-reading', import.meta.url).pathname);

/** What a recruiter should be told of in these postings, as judged by whoever read each finding in its place. */
const rightly = [
  // "Half of the kitchen under 22, few men": the team is described by age and sex.
  'A-uk/cook: до 22 років',
  'A-uk/electrician: без шкідливих звичок',
  // A job noun of one sex, in title and text.
  'B-en/electrician: Foreman',
  'B-en/electrician: FOREMAN',
];

/** What is the subject matter of the job and no wish as to who does it: false alarms that are still there. */
const falsely = ['A-uk/recruiter: військовий облік', 'A-uk/recruiter: ветерани', 'B-en/nurse: new grads'];

test('checkText › of the title, text and focus areas of forty-eight postings › warns where it should, and falsely of three at most', () => {
  const found = postings.flatMap(({ set, name, posting: { language, position } }) =>
    [position.title, position.description, ...position.focusAreas]
      .flatMap((text) => checkText(text, { language, kind: 'advert' }))
      .map(({ excerpt }) => `${set}/${name}: ${excerpt}`),
  );
  const clean = postings.filter(({ set, name }) => !found.some((finding) => finding.startsWith(`${set}/${name}:`)));

  expect(postings).toHaveLength(48);
  expect(found.filter((finding) => !falsely.includes(finding)).toSorted()).toEqual(rightly.toSorted());
  expect(clean.length).toBeGreaterThanOrEqual(43);
});
