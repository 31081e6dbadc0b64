import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { example } from './rules/example.ts'

const words = {
  en: {
    title: 'Who was where?',
    question: 'Three guests, three evenings, three rooms. Cross out what cannot be until all is clear.',
    opened: 'So that is how it was! The guest book falls open at the last page.',
  },
  fr: {
    title: 'Qui était où?',
    question: 'Trois invités, trois soirs, trois lieux. Rayez ce qui est impossible jusqu’à ce que tout soit clair.',
    opened: 'Voilà donc comment c’était! Le livre d’or s’ouvre à la dernière page.',
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { configuration, solution } = example(language)
  return {
    ...words[language],
    draft: { configuration: configuration as JsonObject, solution: solution as JsonObject },
  }
}
