import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

export const hut: SampleHotspot[] = [
  {
    key: 'margot',
    sceneKey: 'hut',
    name: { en: 'Margot Vallée', fr: 'Margot Vallée' },
    type: 'npc',
    ...landscape(1260, 530, 1790, 910),
    zIndex: 1,
    targetKey: 'margot',
    goalHints: goalHints.margot,
  },
  {
    key: 'hut-to-roof',
    sceneKey: 'hut',
    name: { en: 'Out on the roof', fr: 'Sur le toit' },
    type: 'scene_link',
    ...landscape(1690, 250, 1870, 960),
    zIndex: 0,
    targetKey: 'roof',
  },
  {
    ...look,
    key: 'deck',
    sceneKey: 'hut',
    name: { en: 'The tape machine', fr: 'Le magnétophone' },
    ...landscape(970, 440, 1280, 660),
    zIndex: 1,
    lines: [
      {
        en: 'It is wired to the transmitter with a cable as thick as a wrist. No desk in between, no switch, no manager. What is played here, the whole coast hears.',
        fr: 'Un câble gros comme le poignet le relie à l’émetteur. Entre les deux, pas de console, pas d’interrupteur, pas de directeur. Ce qui joue ici, toute la côte l’entend.',
      },
    ],
  },
  {
    ...look,
    key: 'old-receiver',
    sceneKey: 'hut',
    name: { en: 'The receiver', fr: 'Le récepteur' },
    ...landscape(650, 440, 950, 660),
    lines: [
      {
        en: 'It has stood here since 1958, and it is still listening. The chair in front of it is a typist’s chair.',
        fr: 'Il est là depuis 1958, et il écoute toujours. La chaise, devant, est une chaise de dactylo.',
      },
      {
        en: 'Somebody has dusted it every week for twenty years.',
        fr: 'Depuis vingt ans, chaque semaine, quelqu’un l’époussette.',
      },
    ],
  },
  {
    ...look,
    key: 'names',
    sceneKey: 'hut',
    name: { en: 'The names on the wall', fr: 'Les noms au mur' },
    ...landscape(640, 150, 1264, 392),
    lines: [
      {
        en: 'Seventeen names, in pencil, gone over and over until they are grooves. After each comes the name of a tune. You know them: they are the ones she plays when nobody has asked for anything.',
        fr: 'Dix-sept noms au crayon, repassés jusqu’à en faire des sillons. À côté de chacun, le titre d’un air. Vous les connaissez : ce sont ceux qu’elle passe quand personne n’a rien demandé.',
      },
    ],
  },
  {
    ...look,
    key: 'photograph',
    sceneKey: 'hut',
    name: { en: 'A photograph', fr: 'Une photo' },
    ...landscape(1268, 200, 1376, 300),
    zIndex: 1,
    lines: [
      {
        en: 'The Sainte-Barbe at her quay, dressed in flags, with all her people at the rail. On the back, in pencil: “Summer of 1963. Room for everybody.”',
        fr: 'La Sainte-Barbe à quai, pavoisée, tout son monde au bastingage. Au dos, au crayon : « Été 1963. De la place pour tout le monde. »',
      },
      {
        en: 'The third from the left is holding up a child, to be in the picture. You have seen that coat before, in a drawer at home.',
        fr: 'Le troisième à partir de la gauche soulève un enfant, pour qu’il soit sur la photo. Ce manteau, vous l’avez déjà vu, chez vous, dans un tiroir.',
      },
    ],
  },
  {
    ...look,
    key: 'hut-window',
    sceneKey: 'hut',
    name: { en: 'The frozen window', fr: 'La fenêtre gelée' },
    ...landscape(1380, 150, 1612, 344),
    lines: [
      {
        en: 'Somebody has breathed a hole into the ice on the pane. Through it: the foot of the mast, and blue light that comes and goes on the snow.',
        fr: 'Quelqu’un a soufflé un trou dans la glace du carreau. Au travers : le pied du mât, et une lumière bleue qui va et vient sur la neige.',
      },
    ],
  },
  {
    ...look,
    key: 'heater',
    sceneKey: 'hut',
    name: { en: 'The heater', fr: 'La chaufferette' },
    ...landscape(1100, 800, 1282, 962),
    zIndex: 2,
    lines: [
      {
        en: 'Three bars, all of them on. It is the one thing in this hut that was bought after 1964, and it was bought for the receiver, against the damp.',
        fr: 'Trois éléments, tous allumés. C’est la seule chose, dans cette cabane, qu’on ait achetée après 1964, et on l’a achetée pour le récepteur, contre l’humidité.',
      },
    ],
  },
  {
    ...look,
    key: 'transmitter',
    sceneKey: 'hut',
    name: { en: 'The transmitter', fr: 'L’émetteur' },
    ...landscape(150, 160, 604, 930),
    lines: [
      {
        en: 'Four tubes, five thousand volts, two hundred miles on a cold night. It is sending now: silence, at full power.',
        fr: 'Quatre lampes, cinq mille volts, trois cents kilomètres par nuit froide. Il émet en ce moment même : du silence, à pleine puissance.',
      },
    ],
  },
]
