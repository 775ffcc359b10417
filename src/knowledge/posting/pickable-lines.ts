import type { Language } from '#contracts/common.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
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
const fewestWordsOfClause = 2;

/**
 * The sentences of a posting that are not in the list of its requirements yet, in its order and words; of a longer
 * sentence also each clause, and of one that is in the list in part its other clauses.
 */
export function pickableLines(
  posting: string,
  language: Language,
  choices: RequirementChoices,
): readonly PickableLine[] {
  const listed = foundRequirements(posting, language, choices).map(({ basis }) => basis);
  const lines = new Map<string, PickableLine>();
  const add = (text: string, isClause: boolean): void => {
    const isRefused = pickedRequirement(text, language) === undefined;
    if (!lines.has(text)) lines.set(text, { text, isClause, isRefused });
  };
  for (const sentence of postingSentences(posting)) {
    const text = sentence.text.replace(/\s+/gu, ' ');
    if (speaksToMachine(text) || contact.test(text)) continue;
    const inIt = listed.filter((basis) => containsWords(text, basis));
    const isWhole = inIt.length === 0 && text.length <= longest;
    if (isWhole) add(text, false);
    for (const clause of isWhole ? ownClauses(text) : clausesThatFit(text)) {
      if (inIt.every((basis) => !isSame(clause, basis))) add(clause, isWhole);
    }
  }
  return [...lines.values()];
}

/** The clauses of a sentence; none if it has one alone. */
function ownClauses(text: string): readonly string[] {
  const clauses = clausesOf(text);
  return clauses.length < 2 ? [] : clauses.filter(standsAlone);
}

function clausesThatFit(text: string): readonly string[] {
  return clausesOf(text).flatMap(piecesThatFit).filter(standsAlone);
}

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
    rest = rest.slice(end).replace(/^[\s,:–—]+/u, '');
  }
  return [...pieces, rest].filter(Boolean);
}
