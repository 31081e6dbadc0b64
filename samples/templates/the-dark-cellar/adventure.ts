import type { SampleAdventure } from '#samples/sample-adventure.ts'
import type { Walkthrough } from '#samples/walkthrough.ts'

const landscape = { canvasWidth: 1920, canvasHeight: 1080 } as const

export const theDarkCellar: SampleAdventure = {
  key: 'the-dark-cellar',
  version: 1,
  title: { en: 'The Dark Cellar', fr: 'La cave obscure' },
  description: {
    en: 'There is an arch at the end of the cellar, and it is darker in there than dark has any right to be. Find a light, and find out what was hidden.',
    fr: 'Au fond de la cave s’ouvre une arche, et il y fait plus noir que le noir n’en a le droit. Trouvez une lumière, et ce qu’on y a caché.',
  },
  kind: 'online-adventure',
  category: 'Adventure',
  difficulty: 1,
  priceCents: 0,
  recommendedPlayers: '1-4',
  languages: ['en', 'fr'],
  primaryLanguage: 'en',
  accessibilityTags: ['screen-reader', 'keyboard-only', 'no-sound-needed', 'no-time-limits'],
  contentWarnings: ['confined-spaces'],
  cover: {
    image: './art/cover.webp',
    altText: { en: 'A cellar with a ladder and a dark arch.', fr: 'Une cave avec une échelle et une arche obscure.' },
  },
  scenes: [
    {
      ...landscape,
      key: 'cellar',
      isStartingMap: true,
      isEnding: false,
      image: './art/cellar.webp',
      name: { en: 'The cellar', fr: 'La cave' },
      description: {
        en: 'You came down the ladder. Now for the arch, if only one could see one’s own feet.',
        fr: 'Vous êtes descendu par l’échelle. Reste l’arche, si seulement on voyait ses pieds.',
      },
      altText: {
        en: 'A blue-black cellar. On a shelf stand bottles and a burning candle. Below, beside a chest, stands a lantern without a light. To the right of the ladder, an arch opens on nothing but darkness.',
        fr: 'Une cave bleu nuit. Sur une tablette, des bouteilles et une chandelle allumée. En bas, à côté d’un coffre, une lanterne éteinte. À droite de l’échelle, une arche ne donne que sur le noir.',
      },
    },
    {
      ...landscape,
      key: 'treasure',
      isStartingMap: false,
      isEnding: true,
      image: './art/treasure.webp',
      name: { en: 'Behind the arch', fr: 'Derrière l’arche' },
      description: {
        en: 'Your lantern throws its light on brass, leather and a good many coins.',
        fr: 'Votre lanterne éclaire du laiton, du cuir et pas mal de pièces.',
      },
      altText: {
        en: 'By the light of a lantern: a wine-red chest with brass corners, and heaps of coins beside it.',
        fr: 'À la lueur d’une lanterne : un coffre bordeaux aux coins de laiton, et des tas de pièces à côté.',
      },
      endingText: {
        en: 'Whoever carried all this down here never came back for it. You did.',
        fr: 'Qui a descendu tout cela ici n’est jamais revenu le chercher. Vous, si.',
      },
    },
  ],
  hotspots: [
    {
      key: 'candle',
      sceneKey: 'cellar',
      name: { en: 'A candle', fr: 'Une chandelle' },
      type: 'item',
      x: 39.1,
      y: 39.5,
      width: 90,
      height: 130,
      zIndex: 0,
      targetKey: 'candle',
    },
    {
      key: 'lantern',
      sceneKey: 'cellar',
      name: { en: 'A lantern', fr: 'Une lanterne' },
      type: 'item',
      x: 41.7,
      y: 74.5,
      width: 130,
      height: 220,
      zIndex: 0,
      targetKey: 'lantern',
    },
    {
      key: 'arch',
      sceneKey: 'cellar',
      name: { en: 'The dark arch', fr: 'L’arche obscure' },
      type: 'scene_link',
      x: 70,
      y: 50.5,
      width: 330,
      height: 490,
      zIndex: 0,
      interactionConditions: { hasItem: 'lit-lantern' },
      blockedMessage: {
        en: 'One step, and you no longer see your hand. Not without a light that the draught cannot blow out.',
        fr: 'Un pas, et vous ne voyez plus votre main. Pas sans une lumière que le courant d’air ne peut souffler.',
      },
      targetKey: 'treasure',
    },
  ],
  puzzles: [],
  items: [
    {
      key: 'candle',
      rarity: 'common',
      stackable: false,
      consumable: true,
      icon: './art/items/candle.webp',
      name: { en: 'The candle', fr: 'La chandelle' },
      description: {
        en: 'It burns, but every draught makes it duck.',
        fr: 'Elle brûle, mais baisse la tête au moindre courant d’air.',
      },
      accessibilityText: {
        en: 'A burning candle in a brass holder.',
        fr: 'Une chandelle allumée dans un bougeoir de laiton.',
      },
    },
    {
      key: 'lantern',
      rarity: 'common',
      stackable: false,
      consumable: true,
      icon: './art/items/lantern.webp',
      name: { en: 'The cold lantern', fr: 'La lanterne froide' },
      description: {
        en: 'Brass and good thick glass. All that it lacks is a light.',
        fr: 'Du laiton et un bon verre épais. Il ne lui manque qu’une flamme.',
      },
      accessibilityText: { en: 'A barn lantern with nothing in it.', fr: 'Une lanterne d’étable, vide.' },
      combinations: [
        {
          with: 'candle',
          result: 'lit-lantern',
          message: {
            en: 'The candle fits as if it had been made for it. Behind the glass the flame stands up straight.',
            fr: 'La chandelle y entre comme si elle était faite pour. Derrière le verre, la flamme se redresse.',
          },
          effects: [],
        },
      ],
    },
    {
      key: 'lit-lantern',
      rarity: 'uncommon',
      stackable: false,
      consumable: false,
      icon: './art/items/lit-lantern.webp',
      name: { en: 'The lit lantern', fr: 'La lanterne allumée' },
      description: { en: 'A light that no draught can touch.', fr: 'Une lumière qu’aucun courant d’air n’atteint.' },
      accessibilityText: {
        en: 'The lantern, with a steady flame behind its glass.',
        fr: 'La lanterne, une flamme tranquille derrière le verre.',
      },
      uses: [
        {
          on: 'arch',
          message: {
            en: 'The darkness takes a step back, and you take one forward.',
            fr: 'Le noir recule d’un pas, et vous avancez d’un autre.',
          },
          effects: [{ goTo: 'treasure' }],
        },
      ],
    },
  ],
  npcs: [],
}

export const wayThroughTheCellar: Walkthrough = {
  ending: 'treasure',
  steps: [
    { touch: 'candle' },
    { touch: 'lantern' },
    { combine: ['candle', 'lantern'] },
    { use: 'lit-lantern', on: 'arch' },
  ],
}
