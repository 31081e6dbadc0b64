import { mostCounted } from '#app/features/engine/limits.ts'
import { wholeWithin } from '#app/features/engine/references.schema.ts'

export const atLeast = wholeWithin([1, mostCounted])
