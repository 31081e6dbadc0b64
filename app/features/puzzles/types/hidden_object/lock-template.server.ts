import type { LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'
import { outlineOf } from '#app/features/puzzles/kit/picture/geometry.ts'
import { locationsOf } from './rules/hidden.ts'
import { configurationSchema } from './rules/schema.ts'

/** What lies in the picture, in percent; the last three are not asked for. */
const places = [
  { id: 'bnch0001', object: 'find0001', box: { left: 44.5, top: 70.5, width: 8, height: 6 } },
  { id: 'bnch0002', object: 'find0002', box: { left: 17, top: 12.5, width: 18, height: 14 } },
  { id: 'bnch0003', object: 'find0003', box: { left: 12.5, top: 30, width: 9, height: 12 } },
  { id: 'bnch0004', object: '', box: { left: 35.5, top: 17.5, width: 6, height: 16 } },
  { id: 'bnch0005', object: '', box: { left: 70, top: 10, width: 15, height: 18.5 } },
  { id: 'bnch0006', object: '', box: { left: 69, top: 53, width: 12, height: 18 } },
]

const words = {
  en: {
    title: 'Look closely',
    question: 'The workshop is tidied up before the inspection. Find the three things that must go into the case.',
    opened: 'All packed. The case has a false bottom, and a note in it.',
    pictureText:
      'A workshop: two people at a bench with a plan and a box with a number lock, tools and books on the wall behind',
    names: ['The key', 'The saw', 'The books'],
    places: [
      'A small brass thing on the edge of the bench',
      'A tool with teeth on the wall',
      'Three coloured spines on a shelf',
      'A coil of rope on a nail',
      'Two wheels with cogs on the wall',
      'A lamp with a bent neck',
    ],
  },
  fr: {
    title: 'Regardez bien',
    question: 'On range l’atelier avant l’inspection. Trouvez les trois choses qui vont dans la mallette.',
    opened: 'Tout y est. La mallette a un double fond, et un billet s’y trouve.',
    pictureText:
      'Un atelier\u00a0: deux personnes à un établi, avec un plan et un coffret à chiffres, des outils et des livres au mur',
    names: ['La clé', 'La scie', 'Les livres'],
    places: [
      'Une petite chose en laiton au bord de l’établi',
      'Un outil à dents, au mur',
      'Trois dos colorés sur une étagère',
      'Une corde enroulée à un clou',
      'Deux roues dentées, au mur',
      'Une lampe au cou courbé',
    ],
  },
}

const zones = places.map(({ id, object, box }) => ({ id, object, outline: outlineOf(box) }))

export const lockTemplate: LockTemplates = (language) => {
  const { names, places: texts, pictureText, ...page } = words[language]
  const configuration = {
    sceneImageUrl: '/illustrations/makers-bench.webp',
    pictureText,
    objectsToFind: names.map((name, at) => ({ name, count: 1, id: places[at]!.object })),
    places: places.map(({ id }, at) => ({ id, text: texts[at]! })),
    timeLimit: 0,
  }
  const objectLocations = locationsOf(configurationSchema.parse(configuration), zones)
  const at = objectLocations.map((points) => points.map(({ x, y }) => ({ x, y })))
  const drawn = zones.map(({ outline, ...zone }) => ({ ...zone, outline: outline.map(({ x, y }) => ({ x, y })) }))
  return { ...page, draft: { configuration, solution: { objectLocations: at, zones: drawn } } }
}
