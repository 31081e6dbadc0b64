import type { SampleCondition, SampleEffect } from '#samples/sample-adventure.ts'

/** Four of them, and the better ending is open. */
export const pane: SampleEffect = {
  changeCounter: 'panes',
  by: 1,
  max: 4,
  label: { en: 'Panes wiped clean', fr: 'Carreaux essuyés' },
}

export const nobodyCutIt: SampleCondition = { puzzleSolved: 'stereoscope' }
export const awake: SampleCondition = { all: [{ flag: 'warmed' }, { flag: 'cooled' }] }
export const bothRead: SampleCondition = { all: [{ flag: 'aurore_read' }, { flag: 'anselme_read' }] }
/** They have seen how the drawer is made: from within. */
export const drawerUnderstood: SampleCondition = { sceneVisited: 'middle' }
