import { mostHints } from '#app/features/engine/hint-level.ts'
import { field } from '#app/features/rows/field.ts'
import { text } from '#app/features/rows/field-schemas.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'

const hintList = z.array(text(2_000)).max(mostHints)

export const hints = { ...field<string[]>(m.studio_field_hints, hintList, []), translation: hintList }
