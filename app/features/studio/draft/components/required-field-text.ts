import type { RequiredField } from '#app/features/rows/required-fields.ts'
import { m } from '#app/i18n/generated/messages.js'

const texts: Record<RequiredField, () => string> = {
  title: m.studio_field_title,
  description: m.studio_field_description,
  category: m.studio_field_category,
  cover: m.studio_cover_label,
  players: m.studio_field_players,
}

export const requiredFieldText = (field: RequiredField): string => texts[field]()
