import { effects } from './effects.ts'
import { glows } from './glows.ts'
import { paints } from './paints.ts'

const all = { ...paints, ...glows, ...effects }

/** Every paint, light and effect by its id; a picture carries only those it names. */
export const materials: ReadonlyMap<string, string> = new Map(Object.entries(all))

/** A paint, light or effect as an attribute's value. */
export const use = (name: keyof typeof all): string => `url(#${name})`
