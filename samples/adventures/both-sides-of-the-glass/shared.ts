import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from './goal-hints.ts'
import { nobodyCutIt } from './truths.ts'

const porch: SampleHotspot[] = [
  {
    key: 'porch-to-palms',
    sceneKey: 'porch',
    name: { en: 'The warm door, Aurore’s', fr: 'La porte chaude, celle d’Aurore' },
    type: 'scene_link',
    ...landscape(170, 260, 420, 900),
    zIndex: 0,
    targetKey: 'palm-house',
  },
  {
    key: 'porch-to-alpines',
    sceneKey: 'porch',
    name: { en: 'The cold door, Anselme’s', fr: 'La porte froide, celle d’Anselme' },
    type: 'scene_link',
    ...landscape(1500, 260, 1750, 900),
    zIndex: 0,
    targetKey: 'alpine-house',
  },
  {
    key: 'quirion',
    sceneKey: 'porch',
    name: { en: 'Maître Quirion, the notary', fr: 'Maître Quirion, notaire' },
    type: 'npc',
    ...landscape(516, 300, 800, 690),
    zIndex: 1,
    targetKey: 'quirion',
    goalHints: goalHints.notary,
  },
  {
    key: 'stereoscope',
    sceneKey: 'porch',
    name: { en: 'The stereoscope', fr: 'Le stéréoscope' },
    type: 'puzzle',
    ...landscape(1160, 500, 1370, 890),
    zIndex: 1,
    interactionConditions: {
      any: [
        { all: [{ hasItem: 'evening-photograph' }, { hasItem: 'morning-photograph' }] },
        { puzzleSolved: 'stereoscope' },
      ],
    },
    blockedMessage: {
      en: 'Two eyes, two slots, no pictures. It makes one thing out of two views of it, and somebody in each wing has kept theirs. You will need both photographs.',
      fr: 'Deux yeux, deux fentes, pas d’images. De deux vues, ça n’en fait qu’une seule, et dans chaque aile quelqu’un a gardé la sienne. Il vous faudra les deux photographies.',
    },
    targetKey: 'stereoscope',
    goalHints: goalHints.stereoscope,
  },
  {
    key: 'wall-door',
    sceneKey: 'porch',
    name: { en: 'The whitewashed door', fr: 'La porte chaulée' },
    type: 'puzzle',
    ...landscape(840, 250, 1080, 880),
    zIndex: 1,
    visibilityConditions: { not: { puzzleSolved: 'wall-door' } },
    interactionConditions: nobodyCutIt,
    blockedMessage: {
      en: '“Not yet,” says Maître Quirion, without looking up. “In there stands what they quarrelled about. I open it to whoever can tell me what happened that night; for thirty years I have had two answers, and they were the same: the other did it.” She nods at the stereoscope.',
      fr: '« Pas encore, dit maître Quirion sans lever les yeux. Là-dedans se trouve l’objet de la querelle. J’ouvre à qui pourra me dire ce qui s’est passé cette nuit-là; depuis trente ans, j’ai deux réponses, et c’est la même : c’est l’autre. » Du menton, elle montre le stéréoscope.',
    },
    targetKey: 'wall-door',
    goalHints: goalHints.wallDoor,
  },
  {
    key: 'porch-to-middle',
    sceneKey: 'porch',
    name: { en: 'Into the strip between', fr: 'Dans la bande du milieu' },
    type: 'scene_link',
    ...landscape(840, 250, 1080, 880),
    zIndex: 1,
    visibilityConditions: { puzzleSolved: 'wall-door' },
    targetKey: 'middle',
  },
]

const middle: SampleHotspot[] = [
  {
    key: 'label',
    sceneKey: 'middle',
    name: { en: 'The zinc label', fr: 'L’étiquette de zinc' },
    type: 'puzzle',
    ...landscape(1140, 610, 1340, 780),
    zIndex: 1,
    targetKey: 'label',
    goalHints: goalHints.label,
  },
  {
    key: 'middle-to-porch',
    sceneKey: 'middle',
    name: { en: 'Back over the doormat to the porch', fr: 'Par le paillasson, retour au porche' },
    type: 'scene_link',
    ...landscape(700, 980, 1220, 1070),
    zIndex: 0,
    targetKey: 'porch',
  },
]

export const shared: SampleHotspot[] = [...porch, ...middle]
