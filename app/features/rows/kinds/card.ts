import { phaseNames } from '#app/features/kits/documents/dinner.ts'
import type { PhaseName } from '#app/features/kits/documents/dinner.ts'
import { field, reference, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'

/** Two of one phase both show: people at two screens may have made them at once. */
export const card = rowKind({
  name: 'card',
  list: 'cards',
  adventures: ['mystery-dinner'],
  parent: { kind: 'character', field: 'characterId' },
  limit: 20,
  place: null,
  fields: {
    phase: field<PhaseName>(m.studio_dinner_phase, z.enum(phaseNames), 'arrival'),
    courseId: reference(m.studio_dinner_course),
    reveal: words(m.studio_dinner_reveal, 2_000, 'long'),
    conceal: words(m.studio_dinner_conceal, 2_000, 'long'),
    act: words(m.studio_dinner_act, 2_000, 'long'),
    receive: words(m.studio_dinner_receive, 2_000, 'long'),
    revealsSecretOfId: reference(m.studio_dinner_reveals_secret),
  },
  together: [{ fields: ['phase', 'courseId'] }],
})

export type CardRow = RowOf<typeof card> & { characterId: string }
