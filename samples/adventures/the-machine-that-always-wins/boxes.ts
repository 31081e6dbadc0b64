import { prose } from '#samples/prose.ts'
import { text } from '#samples/sample-kit.ts'
import type { SampleRoom } from '#samples/sample-kit.ts'

/** Props that open. */
export const boxes: SampleRoom['props'] = [
  {
    key: 'desk',
    name: text('The travelling desk, with a lock for four digits', 'L’écritoire, à cadenas de quatre chiffres'),
    description: text(
      'On the Professor’s table, with the wig box, the hatbox and the jewel case.',
      'Sur la table du professeur, avec la boîte à perruque, la boîte à chapeau et le coffret.',
    ),
    source: 'buy',
    substitutes: text(
      'A pencil case or a flat box with a paper lock; Gaspard checks the number and opens.',
      'Un étui à crayons ou une boîte plate avec un cadenas de papier; Gaspard vérifie le nombre et ouvre.',
    ),
    placement: 'sight',
  },
  {
    key: 'wig-chest',
    name: text('The wig box, with a five-letter lock', 'La boîte à perruque, à cadenas de cinq lettres'),
    source: 'buy',
    substitutes: text(
      'A round tin tied up with ribbon, which Gaspard unties for the right word.',
      'Une boîte ronde nouée d’un ruban, que Gaspard dénoue contre le bon mot.',
    ),
    placement: 'sight',
  },
  {
    key: 'hatbox',
    name: text('The hatbox, with a lock for three digits', 'La boîte à chapeau, à cadenas de trois chiffres'),
    source: 'buy',
    substitutes: text(
      'A large cooking pot with its lid taped down and a paper lock on the tape.',
      'Un grand chaudron, le couvercle tenu par du ruban et un cadenas de papier sur le ruban.',
    ),
    placement: 'sight',
  },
  {
    key: 'jewel-case',
    name: text('The jewel case, with a lock for three digits', 'Le coffret à bijoux, à cadenas de trois chiffres'),
    source: 'buy',
    substitutes: text(
      'An eyeglass case or an envelope with a paper lock.',
      'Un étui à lunettes ou une enveloppe avec un cadenas de papier.',
    ),
    placement: 'sight',
  },
  {
    key: 'side-panel',
    name: text('The side panel, with a lock for directions', 'Le panneau de côté, à cadenas de directions'),
    description: text(
      'A flat box that stands against the left side of the cabinet.',
      'Une boîte plate, debout contre le côté gauche du meuble.',
    ),
    source: 'buy',
    substitutes: prose(
      `A folder tied up with string. The players show Gaspard the five directions with an arm; he opens if they’re
      right.`,
      `Une chemise de carton ficelée. L’équipe montre les cinq directions du bras à Gaspard; il ouvre si c’est juste.`,
    ),
    placement: 'sight',
  },
  {
    key: 'cabinet',
    name: text('The cabinet of the Marquis', 'Le meuble du Marquis'),
    description: prose(
      `As large as you have: a moving box on its side, a cupboard, a trunk. It stands where two people can kneel in
      front of it. When it’s packed, hang the drawing of the lock on its door.`,
      `Le plus grand possible : une boîte de déménagement couchée, une armoire, un coffre. Il faut pouvoir
      s’agenouiller à deux devant. Quand il est rempli, accrochez le dessin de la serrure à sa porte.`,
    ),
    source: 'household',
    substitutes: text(
      'A table with a cloth that hangs to the floor; the door is the cloth, and Gaspard lifts it.',
      'Une table et une nappe jusqu’à terre; la porte est la nappe, et Gaspard la soulève.',
    ),
    placement: 'sight',
  },
  {
    key: 'inner-box',
    name: text('The inner door, with a lock for four digits', 'La porte intérieure, à cadenas de quatre chiffres'),
    description: text(
      'A box that fits into the cabinet. It stands at the back.',
      'Une boîte qui entre dans le meuble. Elle va au fond.',
    ),
    source: 'buy',
    substitutes: text(
      'A shoebox with a paper lock, or a second envelope that Gaspard guards.',
      'Une boîte à chaussures avec un cadenas de papier, ou une deuxième enveloppe que garde Gaspard.',
    ),
    placement: 'container',
    resetStep: text('Back into the cabinet, locked.', 'Au fond du meuble, fermée.'),
  },
]
