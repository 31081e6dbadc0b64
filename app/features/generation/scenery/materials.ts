import { effects } from './effects.ts'
import { glows } from './glows.ts'
import { paints } from './paints.ts'

const all = { ...paints, ...glows, ...effects }

export const materials: ReadonlyMap<string, string> = new Map(Object.entries(all))

export const use = (name: keyof typeof all): string => `url(#${name})`
