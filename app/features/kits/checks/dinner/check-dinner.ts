import { worstFirst } from '#app/features/kits/checks/finding.ts'
import { checkCards } from './check-cards.ts'
import { checkCast } from './check-cast.ts'
import { checkClues } from './check-clues.ts'
import { checkCourses } from './check-courses.ts'
import { checkDinnerPaper } from './check-dinner-paper.ts'
import { checkFairness } from './check-fairness.ts'
import { checkGuilt } from './check-guilt.ts'
import { checkLetters } from './check-letters.ts'
import { checkStory } from './check-story.ts'
import { checkTimeline } from './check-timeline.ts'
import { checkWords } from './check-words.ts'
import type { DinnerCheck, DinnerFinding, DinnerSubject } from './dinner-finding.ts'

const checks: readonly DinnerCheck[] = [
  checkFairness,
  checkStory,
  checkCast,
  checkCourses,
  checkClues,
  checkCards,
  checkTimeline,
  checkWords,
  checkGuilt,
  checkDinnerPaper,
  checkLetters,
]

/** The findings about a dinner, errors first. */
export const checkDinner = (subject: DinnerSubject): DinnerFinding[] =>
  worstFirst(checks.flatMap((check) => check(subject)))
