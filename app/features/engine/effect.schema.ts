import { z } from '#app/shared/zod.ts'
import { effectKinds, kindOfEffect } from './effects/index.ts'
import type { Effect } from './effects/index.ts'
import type { Reference } from './conditions/kind.ts'
import { mostEffects } from './limits.ts'

export type { Effect } from './effects/index.ts'

const [first, ...others] = Object.values(effectKinds).map(({ schema }) => schema)
export const effectSchema = z.discriminatedUnion('type', [first!, ...others])

export const effectListSchema = z.array(effectSchema).max(mostEffects)

export const referencesOfEffect = (effect: Effect): Reference[] => kindOfEffect(effect).references(effect)
