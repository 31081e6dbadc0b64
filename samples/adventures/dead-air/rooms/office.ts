import type { SampleCondition, SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

const heIsGone: SampleCondition = { flag: 'harvey_gone' }

export const office: SampleHotspot[] = [
  {
    key: 'harvey',
    sceneKey: 'office',
    name: { en: 'Lucien Harvey, the manager', fr: 'Lucien Harvey, le directeur' },
    type: 'npc',
    ...landscape(760, 310, 1060, 720),
    zIndex: 1,
    visibilityConditions: { not: heIsGone },
    targetKey: 'harvey',
    goalHints: goalHints.harvey,
  },
  {
    key: 'safe',
    sceneKey: 'office',
    name: { en: 'The safe behind the licence', fr: 'Le coffre derrière la licence' },
    type: 'puzzle',
    ...landscape(1336, 230, 1580, 520),
    zIndex: 1,
    visibilityConditions: heIsGone,
    targetKey: 'safe',
    goalHints: goalHints.safe,
  },
  {
    key: 'office-to-corridor',
    sceneKey: 'office',
    name: { en: 'Back to the corridor', fr: 'Retour au corridor' },
    type: 'scene_link',
    ...landscape(1680, 250, 1860, 930),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    ...look,
    key: 'coast-receiver',
    sceneKey: 'office',
    name: { en: 'The coast receiver', fr: 'Le récepteur côtier' },
    ...landscape(130, 470, 470, 700),
    lines: [
      {
        en: 'The twin of the one on the roof, from the days when this station kept watch for ships, and was paid for it. It is not plugged in. But the dial is polished, and the needle has not been moved since: you can see where the lacquer has faded round it.',
        fr: 'Le jumeau de celui du toit, du temps où la station veillait pour les navires, contre paiement. Il n’est pas branché. Mais le cadran est astiqué, et l’aiguille n’a pas bougé depuis : le vernis a pâli tout autour.',
      },
      {
        en: 'The scale is numbered every ten kilocycles, with a stroke for each one between. The needle is just past 2180: one stroke, two.',
        fr: 'L’échelle porte un nombre tous les dix kilocycles et un trait pour chacun. L’aiguille est juste passé 2180 : un trait, deux.',
      },
    ],
    closeUp: {
      image: './art/looks/coast-dial.webp',
      altText: {
        en: 'A long dial, numbered 2160, 2170, 2180, 2190, with nine strokes between each two numbers. The red needle stands on the second stroke to the right of 2180.',
        fr: 'Un long cadran numéroté 2160, 2170, 2180, 2190, avec neuf traits entre deux nombres. L’aiguille rouge est sur le deuxième trait à droite de 2180.',
      },
    },
  },
  {
    ...look,
    key: 'licence',
    sceneKey: 'office',
    name: { en: 'The framed licence', fr: 'La licence encadrée' },
    ...landscape(1336, 230, 1580, 520),
    visibilityConditions: { not: { flag: 'harvey_gone' } },
    lines: [
      {
        en: 'The licence of the station, 1958. You put out a hand to straighten it. “Leave that,” says Harvey, not loudly. It is not quite flat against the wall.',
        fr: 'La licence de la station, 1958. Vous tendez la main pour la redresser. « Laissez ça », dit Harvey, sans hausser le ton. Elle ne touche pas tout à fait le mur.',
      },
      {
        en: 'He looks at it rather often, for a man who has seen it every day for twenty-six years.',
        fr: 'Il la regarde bien souvent, pour un homme qui la voit chaque jour depuis vingt-six ans.',
      },
    ],
  },
  {
    ...look,
    key: 'bottle',
    sceneKey: 'office',
    name: { en: 'The bottle and the glass', fr: 'La bouteille et le verre' },
    ...landscape(1110, 560, 1240, 720),
    zIndex: 1,
    lines: [
      {
        en: 'Rye, two thirds gone, and one glass. The ring under the glass is older than the bottle.',
        fr: 'Du whisky, aux deux tiers vide, et un seul verre. Le rond sous le verre est plus vieux que la bouteille.',
      },
    ],
  },
  {
    ...look,
    key: 'office-window',
    sceneKey: 'office',
    name: { en: 'The window', fr: 'La fenêtre' },
    ...landscape(600, 140, 1220, 340),
    lines: [
      {
        en: 'From here one sees the yard, the bay and, far out, the cape. He had the desk turned round in 1964, so as to sit with his back to it.',
        fr: 'D’ici, on voit la cour, la baie et, tout au loin, le cap. En 1964, il a fait tourner son bureau pour y tourner le dos.',
      },
      {
        en: 'Three cars in the yard. His is the one that is plugged in, to keep the engine warm: he can leave whenever he likes.',
        fr: 'Trois autos dans la cour. La sienne, c’est celle dont le chauffe-moteur est branché : il peut partir quand il veut.',
      },
    ],
  },
  {
    ...look,
    key: 'desk-papers',
    sceneKey: 'office',
    name: { en: 'The papers under the lamp', fr: 'Les papiers sous la lampe' },
    ...landscape(600, 696, 760, 764),
    zIndex: 2,
    lines: [
      {
        en: 'A letter to the network, begun in ink: “It is with regret that I must report a fault of the transmitter.” No date yet, and no fault.',
        fr: 'Une lettre au réseau, commencée à l’encre : « C’est avec regret que je dois signaler une panne de l’émetteur. » Pas encore de date, ni de panne.',
      },
    ],
  },
  {
    ...look,
    key: 'manager-chair',
    sceneKey: 'office',
    name: { en: 'Harvey’s chair', fr: 'Le fauteuil de Harvey' },
    ...landscape(795, 345, 1088, 690),
    visibilityConditions: heIsGone,
    lines: [
      {
        en: 'Still warm. The leather is worn on one side only, the side from which he can see the licence.',
        fr: 'Encore chaud. Le cuir n’est usé que d’un côté, celui d’où l’on voit la licence.',
      },
    ],
  },
  {
    ...look,
    key: 'master-switch',
    sceneKey: 'office',
    name: { en: 'The switch on the desk', fr: 'L’interrupteur, sur le bureau' },
    ...landscape(1000, 695, 1095, 760),
    zIndex: 2,
    lines: [
      {
        en: 'The master switch: one finger, and the control room is off the air. It has no say over the roof.',
        fr: 'L’interrupteur général : un doigt, et la régie n’est plus en ondes. Sur le toit, il n’a aucun pouvoir.',
      },
    ],
  },
]
