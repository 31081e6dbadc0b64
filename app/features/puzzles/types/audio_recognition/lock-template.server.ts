import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'Listen!',
    question: 'The tower clock strikes while you wait at the gate. What time is it?',
    opened: 'Exactly. The gate opens on the hour.',
    transcript: 'A tower clock: dong, dong, dong, dong, dong, dong, dong.',
    correctAnswer: 'Seven',
    keywords: ['Seven o’clock'],
  },
  fr: {
    title: 'Écoutez!',
    question: 'L’horloge de la tour sonne pendant que vous attendez au portail. Quelle heure est-il?',
    opened: 'Exactement. Le portail s’ouvre à l’heure juste.',
    transcript: 'Une horloge de tour\u00a0: dong, dong, dong, dong, dong, dong, dong.',
    correctAnswer: 'Sept',
    keywords: ['Sept heures'],
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { transcript, keywords, correctAnswer, ...page } = words[language]
  return {
    ...page,
    draft: {
      configuration: { audioUrl: '/sounds/clock-strikes.wav', transcript, keywords },
      solution: { correctAnswer },
    },
  }
}
