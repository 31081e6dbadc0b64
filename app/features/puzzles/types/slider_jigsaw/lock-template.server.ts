import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

const words = {
  en: {
    title: 'A picture in pieces',
    question: 'Somebody has cut up the picture. Put it together again.',
    opened: 'Three doors, and only one of them is ajar.',
    pictureText: 'Three arched doors in a hall, each under a sign: a star, a sun and a moon',
  },
  fr: {
    title: 'Une image en morceaux',
    question: 'Quelqu’un a découpé l’image. Remettez-la en état.',
    opened: 'Trois portes, et une seule est entrouverte.',
    pictureText:
      'Trois portes en arc dans un vestibule, chacune sous un signe\u00a0: une étoile, un soleil et une lune',
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { pictureText, ...page } = words[language]
  return {
    ...page,
    draft: {
      configuration: { puzzleType: 'swap', imageUrl: '/illustrations/three-doors.webp', pictureText },
      solution: {},
    },
  }
}
