import type { z } from '#app/shared/zod.ts'
import { addExperience } from './add-experience.ts'
import { askOthers } from './ask-others.ts'
import { changeCounter } from './change-counter.ts'
import { finish } from './finish.ts'
import { giveItem } from './give-item.ts'
import { goToScene } from './go-to-scene.ts'
import type { EffectKind } from './kind.ts'
import { revealScene } from './reveal-scene.ts'
import { say } from './say.ts'
import { setFlag } from './set-flag.ts'
import { takeItem } from './take-item.ts'

/** All kinds of effects, in the order in which authors are offered them. */
export const effectKinds = {
  give_item: giveItem,
  take_item: takeItem,
  say,
  set_flag: setFlag,
  add_experience: addExperience,
  change_counter: changeCounter,
  go_to_scene: goToScene,
  reveal_scene: revealScene,
  ask_others: askOthers,
  finish,
}

export type EffectType = keyof typeof effectKinds
export type Effect = z.infer<(typeof effectKinds)[EffectType]['schema']>

export const effectTypes = Object.keys(effectKinds) as EffectType[]

export const kindOfEffect = (effect: Effect): EffectKind<Effect> => effectKinds[effect.type]
