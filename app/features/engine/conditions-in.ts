import type { Condition } from './condition.schema.ts'
import type { EditionScene } from './edition.schema.ts'

/** The conditions that decide what players see of a scene, and what works in it. */
export const conditionsIn = ({ hotspots, layers = [] }: EditionScene): Condition[] => [
  ...hotspots.flatMap(({ visible, usable }) => [visible, usable]),
  ...layers.map(({ visible }) => visible),
]
