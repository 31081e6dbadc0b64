import type { SampleAdventure } from '#samples/sample-adventure.ts'
import type { Walkthrough } from '#samples/walkthrough.ts'

const landscape = { canvasWidth: 1920, canvasHeight: 1080 } as const

export const theLockedStudy: SampleAdventure = {
  key: 'the-locked-study',
  version: 1,
  title: { en: 'The Locked Study', fr: 'Le bureau fermé' },
  description: {
    en: 'Somebody has locked you in a study, and whoever it was likes pictures. One lock, three wheels, and everything that you need is on the walls.',
    fr: 'Quelqu’un vous a enfermé dans un bureau, quelqu’un qui aime les images. Une serrure, trois roulettes, et tout ce qu’il vous faut est au mur.',
  },
  kind: 'online-adventure',
  category: 'Mystery',
  difficulty: 1,
  priceCents: 0,
  recommendedPlayers: '1-4',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['screen-reader', 'keyboard-only', 'no-sound-needed', 'no-time-limits'],
  contentWarnings: [],
  cover: {
    image: './art/cover.webp',
    altText: {
      en: 'A study by lamplight with a locked door.',
      fr: 'Un bureau à la lueur d’une lampe, avec une porte fermée.',
    },
  },
  scenes: [
    {
      ...landscape,
      key: 'study',
      isStartingMap: true,
      isEnding: false,
      image: './art/study.webp',
      name: { en: 'The study', fr: 'Le bureau' },
      description: {
        en: 'Lamplight, old books and a door that does not move. In place of a keyhole it has a brass plate with three wheels.',
        fr: 'Une lampe, de vieux livres et une porte qui ne bouge pas. Au lieu d’un trou de serrure, elle a une plaque de laiton à trois roulettes.',
      },
      altText: {
        en: 'A study at night. Three pictures hang over the desk: one shows three moons, one five stars, one two suns. On the arched door is a brass plate with three number wheels; over them, from left to right, a star, a sun and a moon.',
        fr: 'Un bureau, la nuit. Trois images sont accrochées au-dessus de la table : l’une montre trois lunes, une autre cinq étoiles, la dernière deux soleils. Sur la porte cintrée, une plaque de laiton à trois roulettes; au-dessus, de gauche à droite, une étoile, un soleil et une lune.',
      },
    },
    {
      ...landscape,
      key: 'garden',
      isStartingMap: false,
      isEnding: true,
      image: './art/garden.webp',
      name: { en: 'The garden', fr: 'Le jardin' },
      description: {
        en: 'Cool air, and a path that leads wherever you like.',
        fr: 'De l’air frais, et un sentier qui mène où vous voulez.',
      },
      altText: {
        en: 'Hills and round trees under a full moon; a lantern stands beside a path.',
        fr: 'Des collines et des arbres ronds sous la pleine lune; une lanterne est posée au bord d’un sentier.',
      },
      endingText: {
        en: 'You are out. Behind you the door falls shut by itself, and you could swear that it sighs.',
        fr: 'Vous voilà dehors. Derrière vous, la porte se referme toute seule, et vous jureriez qu’elle soupire.',
      },
    },
  ],
  hotspots: [
    {
      key: 'lock',
      sceneKey: 'study',
      name: { en: 'The brass plate', fr: 'La plaque de laiton' },
      type: 'puzzle',
      x: 74.7,
      y: 50.5,
      width: 250,
      height: 180,
      zIndex: 1,
      targetKey: 'door-lock',
    },
    {
      key: 'door',
      sceneKey: 'study',
      name: { en: 'The door', fr: 'La porte' },
      type: 'scene_link',
      x: 74.7,
      y: 66.8,
      width: 270,
      height: 150,
      zIndex: 0,
      interactionConditions: { puzzleSolved: 'door-lock' },
      blockedMessage: {
        en: 'It does not move. The wheels seem to have something to do with it.',
        fr: 'Elle ne bouge pas. Les roulettes doivent y être pour quelque chose.',
      },
      targetKey: 'garden',
    },
  ],
  puzzles: [
    {
      key: 'door-lock',
      type: 'code_entry',
      name: { en: 'Three wheels', fr: 'Trois roulettes' },
      description: {
        en: 'A star, a sun and a moon, and under each of them a wheel with numbers.',
        fr: 'Une étoile, un soleil et une lune; sous chacun, une roulette à chiffres.',
      },
      configuration: { codeLength: 3, codeType: 'numeric', caseSensitive: false, allowedAttempts: 3 },
      solution: { correctCode: { en: '523', fr: '523' } },
      hints: [
        {
          en: 'Somebody who hangs up three pictures wants them to be looked at.',
          fr: 'Qui accroche trois images veut qu’on les regarde.',
        },
        {
          en: 'Count what each picture shows. The plate says in which order.',
          fr: 'Comptez ce que montre chaque image. La plaque donne l’ordre.',
        },
        {
          en: 'There are five stars. Now the suns, then the moons.',
          fr: 'Il y a cinq étoiles. Restent les soleils, puis les lunes.',
        },
      ],
      timeLimit: null,
      expectedMinutes: 3,
      onSolve: [
        {
          say: {
            en: 'Three clicks, and the door moves a finger’s breadth.',
            fr: 'Trois déclics, et la porte s’entrouvre d’un doigt.',
          },
        },
      ],
    },
  ],
  items: [],
  npcs: [],
}

export const wayOutOfTheStudy: Walkthrough = {
  ending: 'garden',
  steps: [{ touch: 'lock' }, { answer: 'door-lock' }, { touch: 'door' }],
}
