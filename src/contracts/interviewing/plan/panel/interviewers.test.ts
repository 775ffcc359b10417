import { describe, expect, test } from 'vitest';
import { interviewersOf, nameOfInterviewer } from './interviewers.ts';

describe('interviewersOf', () => {
  test.each([
    ['Farm owner, with our vet', ['Farm owner', 'our vet']],
    ['Matron and HR partner', ['HR partner', 'Matron']],
    ['Head of care and HR partner, interviewing together', ['HR partner', 'Head of care']],
    ['Depot manager and lead fitter together.', ['Depot manager', 'lead fitter']],
    ['yard manager together with the workshop foreman.', ['yard manager', 'the workshop foreman']],
    ['технічний директор разом із виконробом', ['технічний директор', 'разом із виконробом']],
    ['Motor claims team leader and HR business partner', ['HR business partner', 'Motor claims team leader']],
    ['Head of customer service and operations manager', ['Head of customer service', 'operations manager']],
    [
      'Начальниця виробництва і менеджер з персоналу хлібозаводу',
      ['менеджер з персоналу хлібозаводу', 'Начальниця виробництва'],
    ],
    [
      'Panel of three: service manager, senior adviser, with HR partner',
      ['HR partner', 'service manager', 'senior adviser'],
    ],
    ['Two interviewers: operations director and HR business partner', ['HR business partner', 'operations director']],
    ['Interviewers: head of nursing and the matron', ['head of nursing', 'the matron']],
    ['Двоє інтерв’юерів: головний інженер і бухгалтерка', ['головний інженер', 'бухгалтерка']],
    ['Співбесіду ведуть: головний інженер і бухгалтерка', ['головний інженер', 'бухгалтерка']],
    ['VP: engineering', ['VP: engineering']],
    ['Головний технолог, бухгалтерка та директор', ['Головний технолог', 'бухгалтерка', 'директор']],
    ['директорка разом із менеджером з персоналу', ['директорка', 'разом із менеджером з персоналу']],
    ['HR manager and HR director', ['HR manager', 'HR director']],
    ['Headteacher and chair of the estates committee', ['Headteacher', 'chair of the estates committee']],
    ['Owner and vet', ['Owner', 'vet']],
    ['Responsible individual and regional quality manager', ['Responsible individual', 'regional quality manager']],
    [
      'Head of ticketing and group director of ticketing and membership',
      ['Head of ticketing', 'group director of ticketing and membership'],
    ],
    ['Quarry superintendent and plant maintenance manager', ['Quarry superintendent', 'plant maintenance manager']],
    ['Директорка з логістики й уповноважена особа з якості', ['Директорка з логістики', 'уповноважена особа з якості']],
    ['директорка й бухгалтерка', ['директорка', 'бухгалтерка']],
    // One person.
    [
      'Head of Service Operations, a former lift engineer, interviewing alone',
      ['Head of Service Operations, a former lift engineer'],
    ],
    ['Owner and head chef, on her own.', ['Owner and head chef']],
    ['Власник і генеральний директор фабрики, проводить співбесіду сам', ['Власник і генеральний директор фабрики']],
    ['Head gardener, who would be the manager', ['Head gardener, who would be the manager']],
    ['Завідувачка бібліотеки, говорить сама', ['Завідувачка бібліотеки']],
    ['Власник майстерні, сам проводить співбесіду', ['Власник майстерні']],
    ['Studio owner, who conducts the interview alone', ['Studio owner']],
    ['Bar manager, I talk on my own', ['Bar manager']],
    ['alone', []],
    ['Head of standalone', ['Head of standalone']],
    ['CTO and HR partner, by themselves', ['HR partner', 'CTO']],
    ['Директорка й бухгалтерка, самостійно', ['Директорка', 'бухгалтерка']],
    ['Директорка, що веде процесам', ['Директорка, що веде процесам']],
    ['Head of nursing', ['Head of nursing']],
    ['Head of sales and marketing', ['Head of sales and marketing']],
    ['Founder and CEO', ['Founder and CEO']],
    ['CTO and co-founder', ['CTO and co-founder']],
    ['HR and office manager', ['HR and office manager']],
    ['Customer and partner manager', ['Customer and partner manager']],
    ['Owner and head of product', ['Owner and head of product']],
    ['Власниця й директорка', ['Власниця й директорка']],
    ['Head of sales, Leeds', ['Head of sales, Leeds']],
    ['Начальник служби продажу й маркетингу', ['Начальник служби продажу й маркетингу']],
    [null, []],
    [' ', []],
    ['Sales lead and the shop manager of Kyiv (two interviewers)', ['Sales lead', 'the shop manager of Kyiv']],
  ])('interviewersOf › %j › %j', (userRole, expected) => {
    expect(interviewersOf(userRole)).toEqual(expected);
  });
});

test('nameOfInterviewer › as it stands in a list › without an article; none that is declined', () => {
  expect(['our vet', 'HR partner', 'разом із виконробом'].map(nameOfInterviewer)).toEqual([
    'Vet',
    'HR partner',
    undefined,
  ]);
});
