import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import { addDialogues } from './dialogue-rules.ts'
import { GameModel } from './game-model.ts'
import { addItemRules } from './item-rules.ts'
import { addPlaces } from './place-rules.ts'

export const buildModel = (compiled: Compiled): GameModel =>
  new GameModel(compiled, [addPlaces, addItemRules, addDialogues])
