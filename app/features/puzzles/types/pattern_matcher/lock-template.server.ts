import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'Join the dots',
    question: 'Draw the last letter of the alphabet, as you would write it.',
    opened: 'The dots light up, one after the other, and the panel slides aside.',
  },
  fr: {
    title: 'Relier les points',
    question: 'Tracez la dernière lettre de l’alphabet, comme vous l’écririez.',
    opened: 'Les points s’allument l’un après l’autre, et le panneau glisse de côté.',
  },
}

export const lockTemplate: LockTemplates = (language) => ({
  ...words[language],
  draft: { configuration: { sequenceLength: 7 }, solution: { correctPattern: [0, 1, 2, 4, 6, 7, 8] } },
})
