import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

export const studio: SampleHotspot[] = [
  {
    key: 'record-case',
    sceneKey: 'studio',
    name: { en: 'The record case', fr: 'La mallette à disques' },
    type: 'puzzle',
    ...landscape(420, 622, 690, 850),
    zIndex: 1,
    targetKey: 'record-case',
    goalHints: goalHints.recordCase,
  },
  {
    key: 'thermos',
    sceneKey: 'studio',
    name: { en: 'The thermos', fr: 'Le thermos' },
    type: 'item',
    ...landscape(706, 620, 806, 830),
    zIndex: 1,
    targetKey: 'thermos',
  },
  {
    key: 'telephone',
    sceneKey: 'studio',
    name: { en: 'The telephone, line two', fr: 'Le téléphone, ligne deux' },
    type: 'npc',
    ...landscape(822, 730, 1020, 860),
    zIndex: 1,
    targetKey: 'blanche',
    goalHints: goalHints.lamp,
  },
  {
    key: 'studio-to-corridor',
    sceneKey: 'studio',
    name: { en: 'To the corridor', fr: 'Vers le corridor' },
    type: 'scene_link',
    ...landscape(84, 240, 284, 890),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    key: 'studio-to-control',
    sceneKey: 'studio',
    name: { en: 'The padded door to the control room', fr: 'La porte capitonnée de la régie' },
    type: 'scene_link',
    ...landscape(1660, 240, 1856, 890),
    zIndex: 0,
    targetKey: 'control-room',
  },
  {
    ...look,
    key: 'cue-sheet',
    sceneKey: 'studio',
    name: { en: 'The cue sheet', fr: 'La feuille de route' },
    ...landscape(1120, 470, 1252, 650),
    zIndex: 1,
    lines: [
      {
        en: 'Tonight’s discs, from the top, in drawings, as she always does it: a wide one, a thick one, a small one with a large hole. Under the third there is a line, and under the line: “3.10. Stop.”',
        fr: 'Les disques de ce soir, de haut en bas, en dessins, comme toujours : un large, un épais, un petit au grand trou. Sous le troisième, un trait et, sous le trait : « 3 h 10. Arrêt. »',
      },
      {
        en: 'She did not break off. She planned it to the minute.',
        fr: 'Elle ne s’est pas interrompue. C’était prévu à la minute près.',
      },
    ],
    closeUp: {
      image: './art/looks/cue-sheet.webp',
      altText: {
        en: 'A sheet of lined paper. Three discs are drawn on it, from top to bottom: a wide thin one, a smaller thick one, and a small one with a large hole. Under them a line.',
        fr: 'Une feuille lignée. Trois disques y sont dessinés, de haut en bas : un large et mince, un moins large et épais, un petit au grand trou. Dessous, un trait.',
      },
    },
  },
  {
    ...look,
    key: 'turntable',
    sceneKey: 'studio',
    name: { en: 'The turntable', fr: 'La platine' },
    ...landscape(1258, 640, 1570, 808),
    zIndex: 1,
    lines: [
      {
        en: 'The needle has been in the last groove for eleven minutes. Beside the arm is the speed switch, each position with its little disc: 33 a wide one, 45 a small one with a large hole, 78 a thick one. It stands at the disc that is on.',
        fr: 'L’aiguille est dans le dernier sillon depuis onze minutes. À côté du bras, le sélecteur, avec un petit disque à chaque position : 33, un large; 45, un petit au grand trou; 78, un épais. Il est au disque qui tourne.',
      },
      {
        en: 'You could lift the arm. But the tick of it is the only thing on this coast that is still on time.',
        fr: 'Vous pourriez lever le bras. Mais ce petit bruit est la seule chose, sur toute la côte, qui soit encore à l’heure.',
      },
    ],
    closeUp: {
      image: './art/looks/speed-switch.webp',
      altText: {
        en: 'The speed switch of a turntable, with three positions. At 33 a wide thin disc is drawn, at 45 a small disc with a large hole, at 78 a thick disc. It points to the middle one, 45.',
        fr: 'Le sélecteur de vitesse d’une platine, à trois positions. À 33, un disque large et mince; à 45, un petit disque au grand trou; à 78, un disque épais. Il est sur celle du milieu, 45.',
      },
    },
  },
  {
    ...look,
    key: 'microphone',
    sceneKey: 'studio',
    name: { en: 'The microphone', fr: 'Le micro' },
    ...landscape(950, 520, 1080, 700),
    zIndex: 1,
    lines: [
      {
        en: 'The fader is up: the microphone is open. If it led anywhere, the whole coast would have heard you swear at the ice.',
        fr: 'Le potentiomètre est ouvert, le micro aussi. S’il menait quelque part, toute la côte aurait entendu vos jurons contre la glace.',
      },
      {
        en: 'There is lipstick on the grille, and a dent where she holds it when the news is bad.',
        fr: 'Du rouge à lèvres sur la grille, et une bosse là où elle le serre quand la nouvelle est mauvaise.',
      },
    ],
  },
  {
    ...look,
    key: 'red-lamp',
    sceneKey: 'studio',
    name: { en: 'The red lamp', fr: 'La lampe rouge' },
    ...landscape(690, 96, 880, 176),
    lines: [
      {
        en: 'It glows at half strength. It is on when somebody speaks and off when nobody does, and it does not know what to make of tonight.',
        fr: 'Elle luit à demi. Elle s’allume quand quelqu’un parle, s’éteint quand personne ne parle et, ce soir, elle ne sait que penser.',
      },
    ],
  },
  {
    ...look,
    key: 'ice-window',
    sceneKey: 'studio',
    name: { en: 'The window', fr: 'La fenêtre' },
    ...landscape(1290, 200, 1590, 470),
    lines: [
      {
        en: 'Between the slats: the yard, under ice. Three cars. Hers is one of them, and there is not a track behind it.',
        fr: 'Entre les lames : la cour, sous la glace. Trois autos. La sienne en est une, et il n’y a pas une trace derrière.',
      },
      {
        en: 'The road goes down to the town past a pylon that leans more than it did when you drove under it.',
        fr: 'La route descend vers la ville sous un pylône qui penche plus que tout à l’heure, quand votre auto est passée dessous.',
      },
    ],
  },
  {
    ...look,
    key: 'studio-glass',
    sceneKey: 'studio',
    name: { en: 'The studio window', fr: 'La vitre' },
    ...landscape(500, 210, 1070, 500),
    lines: [
      {
        en: 'Behind the pane the control room is dark, but for two reels that turn. In the glass you see a chair, a desk and yourself, and nobody in the chair.',
        fr: 'Derrière la vitre, la régie est sombre, sauf deux bobines qui tournent. Dans le verre, une chaise, un bureau, vous, et personne sur la chaise.',
      },
    ],
  },
]
