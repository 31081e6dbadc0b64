import type { Json } from '#app/features/puzzles/contract/contract.ts'
import type { View } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

const isView = (view: Json): view is View =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && Array.isArray(view['found'])

export const readView = (view: Json): View['found'] => (isView(view) ? view.found : [])
