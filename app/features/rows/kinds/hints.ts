import { mostHints } from '#app/features/engine/hint-level.ts'
import { texts } from '#app/features/rows/field.ts'
import { m } from '#app/i18n/generated/messages.js'

export const hints = texts(m.studio_field_hints, m.studio_hint, 2_000, mostHints)
