/** Explanations for a model: one plain sentence for each rule by which a question or an answer can be rejected. */
const sentences: Readonly<Record<string, string>> = {
  'schema.question': 'It does not have the form of a question in the schema, or it repeats these instructions.',
  'schema.answer': 'The part around the questions was missing or did not have the form of the schema.',
  'schema.text': 'Its "text" is empty or longer than 600 characters.',
  'schema.handout': 'Its "handout" has more than 8 lines, or a line of more than 120 characters.',
  'schema.category': 'Its "competency" is empty.',
  'schema.whyAsked': 'Its "whyAsked" is empty.',
  'schema.expectedAnswer.keyPoints': 'Fewer than 3 sound "keyPoints" are left.',
  'schema.anchors.behaviours': 'A list of "behaviours" is empty; "nothing" needs 1, each other 2.',
  'schema.probes': 'Fewer than 2 sound "probes" are left.',
  'anchors.behaviours': 'A list of "behaviours" holds too few; "nothing" needs 1, each other 2.',
  'anchors.trait':
    'A behaviour that judges the person (accent, confidence, school, polish) was left out; say what is heard in the answer.',
  'anchors.repeated':
    'A behaviour that stands in another question or another list was left out; write each for the matter of this question.',
  'probes.repeated': 'A probe that stands in another question was left out; each names the matter of its own question.',
  'example.repeated':
    'An "exampleAnswer" that stands in another question was left out; write each for its own question.',
  'question.words': 'Its "text" has more than 45 words.',
  'question.one_ask': 'Its "text" asks more than one thing; keep the most important ask.',
  'question.alike': 'It asks for the same as another question that stands; ask about another matter.',
  'question.asked_before': 'It was asked in another round for this position; ask about another matter.',
  'question.sheet_by_phone':
    'The interview is by telephone, where nothing can be looked at: no handout; tell the case aloud in two short sentences.',
  'question.case_first':
    'This type of interview begins with a case from experience in the main task, wide enough for everybody who can do the job.',
  'question.competency': 'Its "competency" is none of those given; copy one of the names exactly.',
  'competency.count': 'Its "competency" is one too many; use one of those that stand.',
  'evidence.not_found_for_question':
    'Its "quote" does not stand in the CV; copy 12 to 300 characters of one line exactly.',
  'evidence.not_found':
    'Quotes did not stand in the CV and were left out with what they were to prove; copy them character by character.',
  'posting.not_found':
    'A "basis" or an answer to a candidate did not stand in the description and was left out; copy 12 to 300 characters exactly.',
  'time.count': 'There is no place left for a question of its kind.',
  'time.question': 'There is no time for one more of kind "behavioral"; choose another kind.',
  'focus.uncovered': 'The places left are for questions about the focus areas named under "uncovered".',
  'law.forbidden': 'It touches what nobody may be asked or judged by; ask about the work alone.',
  'law.item': 'An item that touches what nobody may be judged by was left out.',
  'law.doubted':
    'It may be taken for a private matter. If it speaks of the work alone, repeat it as it is; else say it without that matter.',
  'red_flag.forbidden': 'A red flag counts the course of a life against the candidate.',
  'claim.unfounded':
    'A strength, area or highlight named a figure or a name that its quote does not hold, or was a guess, and was left out.',
  'claim.counted_days':
    'A strength, area or highlight counted days from today, which another day makes false, and was left out; name the date.',
  'area.unreached':
    'An area that no question, follow-up or point asks about was left out; ask about it, or name in "askedIn" the question that does.',
  'requirement.unfounded': 'A requirement said more than its quote, which stands in its place.',
  'point.listens_for': 'What a point listens for judged the person or counted days from today, and was left out.',
  'follow_up.leads_in':
    'People are compared by the questions: nothing is said before one. Ask behind it, or leave it out.',
  'follow_up.other_matter':
    'It names a focus area that its question does not ask about: put it behind the question on that matter, or among "toSettle".',
  'point.ungrounded': 'It rests on no line of the CV and on no words of "feedback".',
  'beside_the_talk.referee':
    'It asks a referee from where the candidate left long ago: ask for the line manager of the latest employer where the doubt lies, if the candidate agrees; of the present one as a condition of an offer that is made.',
  'to_decide.verdict': 'It says whom to take; say what today has to show.',
  'text.language': 'Some of its texts are not in the language of the task.',
  language: 'Some of its texts are not in the language of the task.',
};

const items = new Set(['follow_up', 'point', 'beside_the_talk', 'to_decide']);
/** Sentences that apply to any item around the questions. The rule's prefix names the kind of item. */
const ofItems: Readonly<Record<string, string>> = {
  asks_twice: 'It asks two things; keep the one that settles it.',
  figure: 'It names a figure that stands neither in its lines nor in "feedback" or the position; use one of those.',
  repeats: 'It asks what a question or another item asks; leave it out, or ask about another matter.',
  law: 'It touches what nobody may be asked or judged by; speak of the work alone, or leave it out.',
  trait: 'It judges the person; say what is heard or seen.',
  counted_days: 'It counts days, weeks or months from today, and is read on another day; name the date.',
  language: 'It is not in the language of the task.',
};

function sentenceOf(problem: string): string | readonly [] {
  const [kind = '', fault = ''] = problem.split('.');
  return sentences[problem] ?? (items.has(kind) ? (ofItems[fault] ?? []) : []);
}

/** Each known fault once. Rules without a sentence, which detail another rule, are skipped. */
export function faultSentences(problems: readonly string[]): readonly string[] {
  return [...new Set(problems.flatMap(sentenceOf))];
}
