import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'Into the right order',
    question: 'The astronomer’s cupboard opens once the planets lie as they circle the Sun.',
    opened: 'The cupboard swings open. On the shelf stands a brass telescope.',
    items: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'],
    firstLabel: 'Nearest to the Sun',
    lastLabel: 'Farthest from it',
  },
  fr: {
    title: 'Dans le bon ordre',
    question: 'L’armoire de l’astronome s’ouvre quand les planètes sont rangées comme elles tournent autour du Soleil.',
    opened: 'L’armoire s’ouvre. Sur l’étagère se trouve une longue-vue de laiton.',
    items: ['Mercure', 'Vénus', 'Terre', 'Mars', 'Jupiter'],
    firstLabel: 'La plus proche du Soleil',
    lastLabel: 'La plus éloignée',
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { items, firstLabel, lastLabel, ...page } = words[language]
  return {
    ...page,
    draft: {
      configuration: { items, firstLabel, lastLabel, sortCriteria: 'custom', lot: 604_118_237 },
      solution: { correctOrder: items.map((_, place) => place) },
    },
  }
}
