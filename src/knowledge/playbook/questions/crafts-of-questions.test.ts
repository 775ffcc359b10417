import { describe, expect, test } from 'vitest';
import { branchFit } from '#knowledge/playbook/job/branches.ts';
import { chooseCompetencies } from '#knowledge/playbook/job/choose-competencies.ts';
import { craftFit } from '#knowledge/playbook/job/crafts.ts';
import { questionsAbout, topicsOfJob } from './topic-questions.ts';

function found(title: string, area: string, description = ''): readonly string[] {
  const position = { id: 'a', version: 1, title, description, focusAreas: [area], level: 'middle' } as const;
  const library = chooseCompetencies({ position, interviewType: 'technical' })
    .flatMap(({ questions }) => questions)
    .filter(branchFit(position))
    .filter(craftFit(position));
  return questionsAbout(
    [area],
    [...topicsOfJob(position), ...library].map((source) => ({ source })),
    'middle',
  ).map(({ source }) => source.id);
}

describe('crafts of one family', () => {
  test.each([
    ['a pump for who teaches welding', 'Welding Instructor', 'workshop safety', 'sw-prove-dead sw-foreign-lock'],
    ['a pump for who teaches welding', 'Майстер виробничого навчання (зварювальник)', 'охорона праці', 'sw-prove-dead'],
    ['their own welds for who teaches them', 'Майстер виробничого навчання', 'якість зварних швів', 'ws-weld-rejected'],
    ['a school’s exam for who teaches welding', 'Welding Instructor', 'weld test preparation', 'ar-mock-at-half'],
    ['a knee for who treats speech', 'Speech and Language Therapist', 'swallowing assessment', 'pc-rehab-stood-still'],
    ['a dying patient for who treats speech', 'Speech Therapist', 'working with families', 'nu-relative-shouts'],
    ['bricks for who climbs turbines', 'Wind Turbine Technician', 'work at height', 'sw-guardrail-gone'],
    ['facade panels for who climbs turbines', 'Wind Turbine Technician', 'work at height', 'ws-gusts-on-the-platform'],
    ['people’s wounds for who nurses animals', 'Ветеринарний фельдшер', 'догляд за ранами', 'nu-wound-on-day-four'],
    ['a doctor’s order for who nurses animals', 'Veterinary Nurse', 'stock of medicines', 'cp-doubtful-order'],
    [
      'a driver for who dispatches trains',
      'Поїзний диспетчер',
      'нічні зриви',
      'mg-reefer-at-night lg-driver-out-of-hours',
    ],
    ['a contract for who protects data', 'Data Protection Officer', 'drafting contracts', 'lc-sign-by-five'],
    ['products for who trains agents', 'Call Centre Trainer', 'product training', 'cs-product-learnt-in-a-month'],
  ])('questionsAbout › %s › finds none', (_, title, area, ids) => {
    const asked = found(title, area, 'A hospital ward with nurses; a plant with maintenance, site crews and a school.');
    expect(asked.filter((id) => ids.split(' ').includes(id))).toEqual([]);
  });

  test.each([
    ['Maintenance Technician', 'isolation and safety', 'sw-prove-dead'],
    ['Physiotherapist', 'musculoskeletal assessment', 'pc-rehab-stood-still'],
    ['Лікар', 'екстрена допомога', 'pc-handover-at-the-door'],
    ['Монтажник вентиляції', 'читання креслень', 'ws-drawing-does-not-add-up'],
    ['Roofer', 'work at height', 'ws-gusts-on-the-platform sw-guardrail-gone'],
    ['Зварювальник', 'якість швів', 'ws-weld-rejected'],
    ['Сестра медична', 'перев’язки ран', 'nu-wound-on-day-four'],
    ['Legal Counsel', 'drafting contracts', 'lc-sign-by-five'],
    ['Corporate Trainer', 'adult learning', 'cr-twelve-sent-by-the-boss'],
  ])('questionsAbout › %s, “%s” › finds the questions of the craft', (title, area, ids) => {
    expect(found(title, area)).toEqual(expect.arrayContaining(ids.split(' ')));
  });

  test('a title without a craft › by the words of its posting › is of that craft', () => {
    expect(found('Technician', 'isolation and safety', 'Repair of pumps, maintenance of drives.')).toContain(
      'sw-prove-dead',
    );
    expect(found('Technician', 'isolation and safety', 'Pianos in schools.')).not.toContain('sw-prove-dead');
  });
});
