import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'Three digits',
    question: 'On the landing I passed one lantern, then nine bells, then four doors. What opens the lock?',
    opened: 'Click! The lock springs open. The next clue is under the blue book.',
  },
  fr: {
    title: 'Trois chiffres',
    question:
      'Sur le palier, j’ai croisé une lanterne, puis neuf cloches, puis quatre portes. Qu’est-ce qui ouvre le cadenas?',
    opened: 'Clic! Le cadenas s’ouvre. Le prochain indice est sous le livre bleu.',
  },
}

export const lockTemplate: LockTemplates = (language) => ({
  ...words[language],
  draft: { configuration: { lock: 'wheels' }, solution: { correctCode: '194' } },
})
