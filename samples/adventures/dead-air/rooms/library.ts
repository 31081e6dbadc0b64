import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

export const library: SampleHotspot[] = [
  {
    key: 'sleeve-wall',
    sceneKey: 'library',
    name: { en: 'The wall of sleeves', fr: 'Le mur de pochettes' },
    type: 'puzzle',
    ...landscape(584, 150, 1390, 690),
    zIndex: 1,
    targetKey: 'sleeves',
    goalHints: goalHints.sleeves,
  },
  {
    key: 'library-to-corridor',
    sceneKey: 'library',
    name: { en: 'Back to the corridor', fr: 'Retour au corridor' },
    type: 'scene_link',
    ...landscape(30, 250, 200, 940),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    ...look,
    key: 'booth',
    sceneKey: 'library',
    name: { en: 'The listening booth', fr: 'La cabine d’écoute' },
    ...landscape(1460, 230, 1800, 930),
    lines: [
      {
        en: 'Room for one person and one song. On the wall inside, somebody has kept count in pencil of something, in fives, up to seventeen.',
        fr: 'De la place pour une personne et une chanson. Sur la paroi, quelqu’un a compté au crayon, par groupes de cinq, jusqu’à dix-sept.',
      },
      {
        en: 'She used to sing in here with the door shut, they say, before your time. Afterwards she only listened.',
        fr: 'Il paraît qu’elle y chantait, porte fermée, avant votre arrivée. Après, elle n’a plus fait qu’écouter.',
      },
    ],
  },
  {
    ...look,
    key: 'catalogue',
    sceneKey: 'library',
    name: { en: 'The card catalogue', fr: 'Le fichier' },
    ...landscape(236, 600, 560, 900),
    lines: [
      {
        en: 'You pull out H. “Harvey, L.: no requests. Has never asked for a record, a singer or the name of a tune.” She has filed the whole staff under music.',
        fr: 'Vous tirez le tiroir H. « Harvey, L. : aucune demande. N’a jamais demandé un disque, un chanteur, le nom d’un air. » Elle a classé tout le personnel par musique.',
      },
      {
        en: 'Under S: “Standby: anything, as long as it is broken.”',
        fr: 'À R : « Relève, la : n’importe quoi, pourvu que ce soit brisé. »',
      },
    ],
  },
  {
    ...look,
    key: 'green-lamp',
    sceneKey: 'library',
    name: { en: 'The green lamp', fr: 'La lampe verte' },
    ...landscape(310, 440, 460, 600),
    zIndex: 1,
    lines: [
      {
        en: 'Left on, and warm. She was here this afternoon, with a letter and a length of tape, choosing.',
        fr: 'Restée allumée, et chaude. Elle est venue ici cet après-midi, avec une lettre et un bout de bande, et elle a choisi.',
      },
    ],
  },
]
