import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { jobFamily } from './job-family.ts';
import { stemsIn } from './signals.ts';

/** The vulnerable people a job may be about, who could be harmed by somebody they depend on. */
export type ProtectedPeople = 'small-children' | 'pupils' | 'young-people' | 'people-in-care';

// Stems in both languages, in lower case, separated by commas.
const list = (stems: string): readonly string[] => stems.split(', ');

const youthWork = list(
  'youth work, youth support, youth coach, youth officer, youth leader, camp counsel, young people, молодіжн, роботи з молоддю, вожат, тренер підліт',
);
const smallChildWork = list(
  'nanny, childmind, childcare, child care, nursery, kindergarten, early years, preschool, pre-school, playwork, няня, гувернант, вихователь, виховательк, дитячого сад, дошкіл',
);
/** Work with children in another trade than teaching. */
const childWork = list(
  'school nurse, school counsel, school psycholog, school social, paediatric nurs, pediatric nurs, children’s home, children’s residential, children’s support, child protection, foster, соціальний педагог, соціальна педагог, шкільний психолог, шкільна психолог, шкільна медсестр, дитячий тренер, дитяча тренер',
);
/** Work with adult learners, whatever the institution is called. */
const adultWork = list(
  'driving, corporate, university, lecturer, professor, adult, l&d, автошкол, водінн, корпоратив, університет, професор, доросл',
);
const small = list(
  'kindergarten, nursery, early years, preschool, pre-school, eyfs, toddler, daycare, дитячого сад, дитячий сад, дитсад, садочк, дошкіл, ясел',
);
const pupils = list(
  'pupil, school, children, key stage, grade, учн, школ, шкіл, ліце, гімназ, дітей, дітьми, діти, дитин',
);
/** Vocational schools take pupils from fifteen. */
const vocational = list(
  'vocational school, further education, sixth form, виробничого навчання, училищ, профтех, коледж',
);
const adultLearners = list('adults, adult learn, job changers, дорослих, дорослі, дорослим');
/** Words of minors only: an adult school is a school, too. */
const minors = list('pupil, children, key stage, grade, учн, дітей, дітьми, діти, дитин');
const youths = list('teenager, adolescent, young people, youth, підліт, молод');
const careTitles = list(
  'carer, caregiv, care assist, care work, support work, healthcare assist, nurse, доглядальни, соціальний робітник, соціальна робітниц, санітар, медсестр, медична сестр, сестра медичн',
);
const careHouses = list(
  'care home, nursing home, residents, assisted living, dementia, home care, homecare, domiciliary, supported living, пансіонат, будинок догляд, будинку догляд, підопічн, геріатр, літніх людей, догляд вдома, патронаж, будинок-інтернат',
);

/** The vulnerable people that the title and posting name; undefined if the work is not about any. */
export function protectedPeople(
  position: Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>,
): ProtectedPeople | undefined {
  const { title, description, focusAreas } = position;
  const said = `${title}\n${description}\n${focusAreas.join('\n')}`.replaceAll("'", '’');
  const has = (text: string, stems: readonly string[]) => stemsIn(text, stems).length > 0;
  const named = title.replaceAll("'", '’');
  if (has(named, adultWork)) return undefined;
  if (has(named, youthWork)) return 'young-people';
  const teaches =
    jobFamily(position) === 'education' && (!has(said, adultLearners) || has(said, [...minors, ...youths]));
  if (teaches && has(said, vocational)) return 'young-people';
  if (has(named, smallChildWork) || (teaches && has(said, small) && !has(named, pupils))) return 'small-children';
  if (has(named, childWork) || (teaches && has(said, pupils))) return 'pupils';
  if (teaches && has(said, youths)) return 'young-people';
  return has(named, careTitles) && has(said, careHouses) ? 'people-in-care' : undefined;
}
