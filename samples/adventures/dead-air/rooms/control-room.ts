import type { SampleHotspot } from '#samples/sample-adventure.ts'
import { landscape } from '#samples/places.ts'
import { goalHints } from '#samples/adventures/dead-air/goal-hints.ts'
import { look } from './look.ts'

export const controlRoom: SampleHotspot[] = [
  {
    key: 'patch-bay',
    sceneKey: 'control-room',
    name: { en: 'The patch bay', fr: 'Le panneau de raccordement' },
    type: 'puzzle',
    ...landscape(1230, 330, 1482, 600),
    zIndex: 1,
    targetKey: 'patch-bay',
    goalHints: goalHints.patchBay,
  },
  {
    key: 'logger',
    sceneKey: 'control-room',
    name: { en: 'The logger, with the headphones in', fr: 'L’enregistreur témoin, casque branché' },
    type: 'puzzle',
    ...landscape(1546, 230, 1850, 690),
    zIndex: 1,
    visibilityConditions: { flag: 'plugged_in' },
    targetKey: 'logger',
    goalHints: goalHints.logger,
  },
  {
    key: 'control-to-studio',
    sceneKey: 'control-room',
    name: { en: 'The padded door to the studio', fr: 'La porte capitonnée du studio' },
    type: 'scene_link',
    ...landscape(1050, 250, 1176, 860),
    zIndex: 0,
    targetKey: 'studio',
  },
  {
    key: 'control-to-corridor',
    sceneKey: 'control-room',
    name: { en: 'To the corridor', fr: 'Vers le corridor' },
    type: 'scene_link',
    ...landscape(24, 270, 176, 920),
    zIndex: 0,
    targetKey: 'corridor',
  },
  {
    ...look,
    key: 'logger-socket',
    sceneKey: 'control-room',
    name: { en: 'The logger and its socket', fr: 'L’enregistreur témoin et sa prise' },
    ...landscape(1546, 230, 1850, 690),
    zIndex: 1,
    visibilityConditions: { not: { flag: 'plugged_in' } },
    lines: [
      {
        en: 'The logger writes down everything and plays nothing out loud; that is the law, too. Whoever wants to hear it needs headphones, and a plug as thick as a finger.',
        fr: 'L’enregistreur témoin note tout et ne dit rien tout haut; ça aussi, c’est la loi. Pour l’entendre, il faut un casque et une fiche grosse comme le doigt.',
      },
      {
        en: 'Its reels go round at the pace of a clock. A splice goes by, which is odd: nobody edits a logger.',
        fr: 'Ses bobines tournent à l’allure d’une horloge. Une collure passe, c’est étrange : personne ne monte une bande témoin.',
      },
    ],
  },
  {
    ...look,
    key: 'console',
    sceneKey: 'control-room',
    name: { en: 'The console', fr: 'La console' },
    ...landscape(330, 580, 1020, 830),
    lines: [
      {
        en: 'Four meters, four needles on the pin. Beside the aerial’s lamp, a label in Harvey’s neat hand: “Master switch in the manager’s office.” From there he can put this room off the air with one finger.',
        fr: 'Quatre cadrans, quatre aiguilles couchées. À côté du voyant de l’antenne, une étiquette, de l’écriture soignée de Harvey : « Interrupteur général au bureau du directeur. » De là-bas, il peut couper cette pièce d’un doigt.',
      },
      {
        en: 'The transmitter itself stands in the hut on the roof, and has a switch of its own. Nobody has used it since you were at school.',
        fr: 'L’émetteur, lui, est dans la cabane du toit, et il a son propre interrupteur. Personne ne s’en est servi depuis le temps où vous alliez à l’école.',
      },
    ],
  },
  {
    ...look,
    key: 'station-clock',
    sceneKey: 'control-room',
    name: { en: 'The station clock', fr: 'L’horloge de la station' },
    ...landscape(206, 160, 386, 340),
    lines: [
      {
        en: 'Twenty-one minutes past three, to the second. It was checked against the Observatory at noon. Whatever else this house has got wrong, it was never the time.',
        fr: 'Trois heures vingt et une, à la seconde près. On l’a réglée à midi sur l’Observatoire. Cette maison s’est trompée sur bien des choses, jamais sur l’heure.',
      },
    ],
  },
  {
    ...look,
    key: 'control-glass',
    sceneKey: 'control-room',
    name: { en: 'The pane to the studio', fr: 'La vitre du studio' },
    ...landscape(430, 190, 1010, 500),
    lines: [
      {
        en: 'A red lamp, a chair. You have looked through this pane at the back of her head for six years, and never once seen her without a cup in her hand.',
        fr: 'Une lampe rouge, une chaise. Depuis six ans, vous regardez sa nuque à travers cette vitre, et vous ne l’avez jamais vue sans une tasse à la main.',
      },
    ],
  },
]
