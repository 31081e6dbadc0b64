import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'A riddle at the door',
    question: 'The doorkeeper lets in only those who can answer.',
    opened: 'The doorkeeper bows and steps aside.',
    riddleText: 'The more of them you take,\nthe more you leave behind.\nWhat are they?',
    correctAnswers: ['Steps'],
    synonyms: ['Footsteps', 'Footprints', 'Paces', 'A step'],
  },
  fr: {
    title: 'Une énigme à la porte',
    question: 'Le portier ne laisse entrer que ceux qui savent répondre.',
    opened: 'Le portier s’incline et s’écarte.',
    riddleText: 'Plus on en fait,\nplus on en laisse derrière soi.\nQu’est-ce que c’est?',
    correctAnswers: ['Des pas'],
    synonyms: ['Des traces de pas', 'Des empreintes'],
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { riddleText, correctAnswers, synonyms, ...page } = words[language]
  return { ...page, draft: { configuration: { riddleText }, solution: { correctAnswers, synonyms } } }
}
