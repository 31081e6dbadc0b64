import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'

/** What differs between the pictures: the middle in percent of width and height, the radius in percent of the width. */
const differences = [
  { x: 37.5, y: 25, radius: 6, thing: 'diff0001' },
  { x: 54.9, y: 19.7, radius: 5, thing: 'diff0002' },
  { x: 19.6, y: 36.4, radius: 5, thing: 'diff0003' },
  { x: 54.6, y: 64, radius: 5, thing: 'diff0004' },
  { x: 48.6, y: 73.5, radius: 5, thing: 'diff0005' },
]
const unchanged = ['same0001', 'same0002', 'same0003', 'same0004', 'same0005']
const ids = [...differences.map(({ thing }) => thing), ...unchanged]

const words = {
  en: {
    title: 'Before and after',
    question: 'Somebody was in the workshop last night. What five things are not as they were?',
    opened: 'Now we know what they were looking for.',
    firstText:
      'A workshop. On the wall a saw, a coil of rope, a picture of a moon and a sun, two cogwheels; a teal, a red and a violet book. On the bench a plan, a key, a lamp and a box that shows 7 and 2.',
    secondText:
      'A workshop. On the wall a saw, a picture of a star and a sun, two cogwheels; a teal, a red and another teal book. On the bench a plan, a lamp and a box that shows 4 and 2.',
    things: [
      'The rope',
      'The picture',
      'The third book',
      'The number on the box',
      'The key',
      'The saw',
      'The cogwheels',
      'The lamp',
      'The plan',
      'The drawers',
    ],
  },
  fr: {
    title: 'Avant et après',
    question: 'Quelqu’un est passé à l’atelier cette nuit. Quelles sont les cinq choses qui ont changé?',
    opened: 'Nous savons maintenant ce qu’on y cherchait.',
    firstText:
      'Un atelier. Au mur, une scie, une corde enroulée, un tableau d’une lune et d’un soleil, deux roues dentées; un livre sarcelle, un rouge et un violet. Sur l’établi, un plan, une clé, une lampe et un coffret qui indique 7 et 2.',
    secondText:
      'Un atelier. Au mur, une scie, un tableau d’une étoile et d’un soleil, deux roues dentées; un livre sarcelle, un rouge et un autre sarcelle. Sur l’établi, un plan, une lampe et un coffret qui indique 4 et 2.',
    things: [
      'La corde',
      'Le tableau',
      'Le troisième livre',
      'Le nombre du coffret',
      'La clé',
      'La scie',
      'Les roues dentées',
      'La lampe',
      'Le plan',
      'Les tiroirs',
    ],
  },
}

export const lockTemplate: LockTemplates = (language) => {
  const { firstText, secondText, things, ...page } = words[language]
  return {
    ...page,
    draft: {
      configuration: {
        firstStillUrl: '/illustrations/makers-bench.webp',
        secondStillUrl: '/illustrations/makers-bench-changed.webp',
        stillRatio: 4 / 3,
        firstText,
        secondText,
        differencesCount: differences.length,
        things: ids.map((id, at) => ({ id, text: things[at]! })),
      },
      solution: { differences, unchanged },
    },
  }
}
