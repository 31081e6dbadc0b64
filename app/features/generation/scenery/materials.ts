import { effects } from './effects.ts'
import { glows } from './glows.ts'
import { paints } from './paints.ts'
import { tints } from './tints.ts'

const all = { ...paints, ...glows, ...effects, ...tints }

export const materials: ReadonlyMap<string, string> = new Map(Object.entries(all))

export const use = (name: keyof typeof all): string => `url(#${name})`
