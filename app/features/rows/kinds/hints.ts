import { mostHints } from '#app/features/engine/hint-level.ts'
import { field } from '#app/features/rows/field.ts'
import { text } from '#app/features/rows/field-schemas.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'

const longest = 2_000
const hintList = z.array(text(longest)).max(mostHints)

export const hints = {
  ...field<string[]>(m.studio_field_hints, hintList, []),
  translation: hintList,
  texts: { longest, long: true as const },
}
