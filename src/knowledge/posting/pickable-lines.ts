import type { Language } from '#contracts/common.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { withoutEnd } from '#knowledge/text/without-end.ts';
import { containsWords, pickedRequirement } from './picked-requirement.ts';
import { postingSentences } from './posting-sentences.ts';
import { type RequirementChoices, foundRequirements } from './read-requirements.ts';
import { clausesOf } from './requirement-clauses.ts';
import { contact, ofOthers } from './requirement-words.ts';

/** Words of a posting that a recruiter may pick as a requirement. */
export interface PickableLine {
  /** a slice of the posting, apart from spacing */
  readonly text: string;
  /** part of the whole sentence that precedes it in the list */
  readonly isClause: boolean;
  /** hiring law may object to asking about it */
  readonly isRefused: boolean;
}

/** Most characters that fit into a requirement together with the question about them. */
const longest = 200;
/** A shorter sentence is picked as a whole. */
const fewestWordsOfTwoClauses = 8;
const fewestWordsOfClause = 2;

/**
 * The sentences of a posting that are not in the list of its requirements yet, in its order and words; of a longer
 * sentence also each clause, and of one that is in the list in part its other clauses. One by one, because the check of
 * each against hiring law takes some milliseconds.
 */
export function* pickableLines(
  posting: string,
  language: Language,
  choices: RequirementChoices,
): Generator<PickableLine> {
  const listed = foundRequirements(posting, language, choices).map(({ basis }) => basis);
  const known = new Set<string>();
  for (const { text: sentence } of postingSentences(posting)) {
    if (speaksToMachine(sentence) || contact.test(sentence)) continue;
    for (const { text, isClause } of linesOf(sentence, listed)) {
      if (known.has(text)) continue;
      known.add(text);
      yield { text, isClause, isRefused: pickedRequirement(text, language) === undefined };
    }
  }
}

function linesOf(sentence: string, listed: readonly string[]): readonly Omit<PickableLine, 'isRefused'>[] {
  const text = unmarked(sentence.replace(/\s+/gu, ' '));
  const inIt = listed.filter((basis) => containsWords(text, basis));
  if (inIt.length === 0 && text.length <= longest) {
    return [
      ...(text === '' ? [] : [{ text, isClause: false }]),
      ...clausesOfLonger(text).map((clause) => ({ text: clause, isClause: true })),
    ];
  }
  return clausesOf(text)
    .flatMap(piecesThatFit)
    .map(withoutConjunction)
    .filter((clause) => standsAlone(clause) && inIt.every((basis) => !isSame(clause, basis)))
    .map((clause) => ({ text: clause, isClause: false }));
}

function clausesOfLonger(text: string): readonly string[] {
  if (wordsOf(text).length < fewestWordsOfTwoClauses) return [];
  const clauses = clausesOf(text);
  // “24 тис. грн” is cut after the abbreviation.
  const isCut = clauses.some((clause) => text.includes(`${clause}. `));
  return clauses.length < 2 || isCut ? [] : clauses.map(withoutConjunction).filter(standsAlone);
}

/** Without the marks of a heading or of emphasis. */
function unmarked(text: string): string {
  return withoutEnd(text.replace(/^[\s*_#]+/u, ''), /[\s*_#]/u);
}

function withoutConjunction(clause: string): string {
  return unmarked(clause).replace(conjunction, '');
}

const conjunction = /^(?:and|but|or|а|але|та|і|й|або|чи)\s+/iu;

function standsAlone(clause: string): boolean {
  return wordsOf(clause).length >= fewestWordsOfClause && !ofOthers.test(clause);
}

function isSame(clause: string, basis: string): boolean {
  return containsWords(clause, basis) || containsWords(basis, clause) || areAlike(clause, basis);
}

/** A longer clause in pieces, each ending before a conjunction or at least between two words. */
function piecesThatFit(clause: string): readonly string[] {
  const pieces: string[] = [];
  let rest = clause;
  while (rest.length > longest) {
    const head = rest.slice(0, longest + 1);
    const ends = [...head.matchAll(/[,:)]\s|\s(?=(?:and|or|but|because|та|і|й|або|чи|але|бо|що)\s)|\s[–—]\s/gu)];
    const end = ends.at(-1)?.index ?? head.lastIndexOf(' ');
    // One endless word is nothing to ask about.
    if (end <= 0) return pieces;
    pieces.push(head.slice(0, end));
    rest = rest.slice(end).replace(/^[\s,:)–—]+/u, '');
  }
  return [...pieces, rest].filter(Boolean);
}
