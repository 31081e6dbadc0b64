import type { SampleAdventure, SampleNode } from '#samples/sample-adventure.ts'
import type { Walkthrough } from '#samples/walkthrough.ts'

const landscape = { canvasWidth: 1920, canvasHeight: 1080 } as const

const on = (to: string): SampleNode['choices'] => [{ text: { en: 'Go on', fr: 'La suite' }, to }]

export const theFortuneTeller: SampleAdventure = {
  key: 'the-fortune-teller',
  version: 1,
  title: { en: 'The Fortune Teller', fr: 'La diseuse de bonne aventure' },
  description: {
    en: 'Madame Zora sees everything that is to come, except your way out. For that she wants an answer first.',
    fr: 'Madame Zora voit tout ce qui vient, sauf votre sortie. Pour cela, elle veut d’abord une réponse.',
  },
  kind: 'online-adventure',
  category: 'Family',
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
      en: 'A fortune teller behind her crystal ball.',
      fr: 'Une diseuse de bonne aventure derrière sa boule de cristal.',
    },
  },
  scenes: [
    {
      ...landscape,
      key: 'parlour',
      isStartingMap: true,
      isEnding: false,
      image: './art/parlour.webp',
      name: { en: 'The parlour', fr: 'Le petit salon' },
      description: {
        en: 'Velvet, candlelight and a lady who has been expecting you. The door has closed behind you.',
        fr: 'Du velours, une chandelle et une dame qui vous attendait. La porte s’est refermée derrière vous.',
      },
      altText: {
        en: 'A rose-coloured parlour. Behind a table with a crystal ball, two cards and a candle stands a dark-haired woman with stars for earrings, one arm raised. To the right is a closed door.',
        fr: 'Un petit salon rose. Derrière une table où sont posées une boule de cristal, deux cartes et une chandelle, une femme brune aux boucles d’oreilles en étoile lève un bras. À droite, une porte fermée.',
      },
    },
    {
      ...landscape,
      key: 'way-home',
      isStartingMap: false,
      isEnding: true,
      image: './art/way-home.webp',
      name: { en: 'The way home', fr: 'Le chemin du retour' },
      description: {
        en: 'Stars, a lantern, and nobody who asks anything.',
        fr: 'Des étoiles, une lanterne, et personne qui pose de questions.',
      },
      altText: {
        en: 'Wine-red hills under a full moon; a lantern stands beside a path.',
        fr: 'Des collines bordeaux sous la pleine lune; une lanterne est posée au bord d’un sentier.',
      },
      endingText: {
        en: '“You will come again”, calls Madame Zora after you. She is very likely right.',
        fr: '« Vous reviendrez », lance Madame Zora derrière vous. Elle a sans doute raison.',
      },
    },
  ],
  hotspots: [
    {
      key: 'zora',
      sceneKey: 'parlour',
      name: { en: 'Madame Zora', fr: 'Madame Zora' },
      type: 'npc',
      x: 46.9,
      y: 41,
      width: 280,
      height: 330,
      zIndex: 0,
      targetKey: 'zora',
    },
    {
      key: 'door',
      sceneKey: 'parlour',
      name: { en: 'The door', fr: 'La porte' },
      type: 'scene_link',
      x: 75.8,
      y: 49.5,
      width: 270,
      height: 520,
      zIndex: 0,
      interactionConditions: { flag: 'door_open' },
      blockedMessage: {
        en: 'It is not locked. It simply does not want to. Perhaps Madame Zora can talk to it.',
        fr: 'Elle n’est pas verrouillée. Elle ne veut pas, c’est tout. Madame Zora pourrait peut-être lui parler.',
      },
      targetKey: 'way-home',
    },
  ],
  puzzles: [],
  items: [],
  npcs: [
    {
      key: 'zora',
      name: { en: 'Madame Zora', fr: 'Madame Zora' },
      description: {
        en: 'Knows the future, and is bored by most of it.',
        fr: 'Connaît l’avenir, et le trouve surtout ennuyeux.',
      },
      avatar: './art/npcs/fortune-teller.webp',
      nodes: [
        {
          key: 'farewell',
          type: 'dialogue',
          conditions: { flag: 'door_open' },
          content: {
            en: 'The door is in a good mood now. I should not keep it waiting.',
            fr: 'La porte est de bonne humeur, maintenant. Je ne la ferais pas attendre.',
          },
          choices: [],
        },
        {
          key: 'welcome',
          type: 'question',
          content: {
            en: 'There you are, three minutes late, as I foresaw. What would you like to know?',
            fr: 'Vous voilà, avec trois minutes de retard, comme je l’avais prévu. Que voulez-vous savoir?',
          },
          choices: [
            { text: { en: 'How do I get out of here?', fr: 'Comment sortir d’ici?' }, to: 'riddle' },
            { text: { en: 'Who are you?', fr: 'Qui êtes-vous?' }, to: 'who' },
          ],
        },
        {
          key: 'who',
          type: 'dialogue',
          content: {
            en: 'Zora, of the house of Zora. I read cards, palms and other people’s post.',
            fr: 'Zora, de la maison Zora. Je lis les cartes, les lignes de la main et le courrier des autres.',
          },
          choices: on('welcome'),
        },
        {
          key: 'riddle',
          type: 'question',
          content: {
            en: 'My door opens for clever people. So tell me: what gets wetter, the more it dries?',
            fr: 'Ma porte s’ouvre aux gens futés. Alors dites-moi : qu’est-ce qui se mouille à mesure qu’il sèche les autres?',
          },
          choices: [
            { text: { en: 'A towel', fr: 'Une serviette' }, to: 'right' },
            { text: { en: 'The sea', fr: 'La mer' }, to: 'wrong' },
            { text: { en: 'A cloud', fr: 'Un nuage' }, to: 'wrong' },
          ],
        },
        {
          key: 'wrong',
          type: 'dialogue',
          content: {
            en: 'I foresaw that you would say that. Think of your bathroom, dear.',
            fr: 'J’avais prévu que vous diriez cela. Pensez à votre salle de bain, mon cœur.',
          },
          choices: on('riddle'),
        },
        {
          key: 'right',
          type: 'dialogue',
          content: {
            en: 'A towel! You would be surprised how few of them bathe. Go on, I have had a word with the door.',
            fr: 'Une serviette! Vous seriez surpris du peu de gens qui se lavent. Allez, j’ai dit un mot à la porte.',
          },
          choices: [],
          rewards: [{ setFlag: 'door_open', to: true }, { addExperience: 20 }],
        },
      ],
    },
  ],
}

export const wayPastZora: Walkthrough = {
  ending: 'way-home',
  steps: [
    { touch: 'zora' },
    { choose: 'who', of: 'zora' },
    { listen: 'zora' },
    { choose: 'riddle', of: 'zora' },
    { choose: 'wrong', of: 'zora' },
    { listen: 'zora' },
    { choose: 'right', of: 'zora' },
    { listen: 'zora' },
    { touch: 'door' },
  ],
}
