/** Words that open and close a question whatever it is about: sharing them does not make two questions alike. */
export const stockWords: readonly string[] = [
  // English: how a question is asked
  'tell talk describe walk explain share recall think imagine suppose say let take give name example case story',
  'time moment situation occasion once ever last first most recent recently one two thing things step steps',
  'what which who whom whose when where why how',
  'you your yours yourself did does done doing was were are been being had has have having would could should will can',
  'the and but for from with without into about over than then that this those these there their them they not',
  'make made did come came went going happen happened happens end ended outcome result results learn learned',
  // Ukrainian: how a question is asked
  'розкажіть опишіть пригадайте згадайте поясніть наведіть уявіть назвіть поділіться приклад випадок випадку історію',
  'ситуацію ситуація ситуації раз разу момент останній востаннє нещодавно перший спершу найбільше',
  'який яка яке які якого якої яким якими якому чим чого чому кому хто кого коли куди звідки скільки',
  'вам вас вами ваш ваша ваше ваші вашого вашої свій своє свою своїх саме',
  'був була було були буде маєте мали довелося доводилося робили зробили зробите робите роблять',
  'про для від при над під або але щоб якщо тоді потім після без через між цього того цей той ця вони його',
  'результат результаті завершилося закінчилося скінчилося сталося навчилися навчило підсумку',
].flatMap((line) => line.split(' '));
