import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'A letter in cipher',
    question: 'Each letter was moved three places along the alphabet. What does the letter say?',
    opened: 'You have read it. Burn the letter, and come alone.',
    decryptedText: 'Meet me under the old clock',
  },
  fr: {
    title: 'Une lettre chiffrée',
    question: 'Chaque lettre a été décalée de trois rangs dans l’alphabet. Que dit la lettre?',
    opened: 'Vous l’avez lue. Brûlez la lettre et venez sans escorte.',
    decryptedText: 'Rendez-vous sous la vieille horloge',
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { decryptedText, ...page } = words[language]
  return { ...page, draft: { configuration: {}, solution: { decryptedText } } }
}
