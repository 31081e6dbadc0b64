import type { SampleDinner } from './sample-kit.ts'

export type Guest = SampleDinner['characters'][number]
type Card = NonNullable<Guest['cards']>[number]
export type CardWords = Pick<Card, 'reveal' | 'conceal' | 'act' | 'receive' | 'revealsSecretOfId'>

/** One card for each phase of an evening with these courses. */
export const cardsFor =
  <Course extends string>(courses: readonly Course[]) =>
  (words: Record<Course | 'invitation' | 'arrival' | 'accusation' | 'reveal', CardWords>): Card[] => [
    { phase: 'invitation', ...words.invitation },
    { phase: 'arrival', ...words.arrival },
    ...courses.map((courseId): Card => ({ phase: 'course', courseId, ...words[courseId] })),
    { phase: 'accusation', ...words.accusation },
    { phase: 'reveal', ...words.reveal },
  ]
