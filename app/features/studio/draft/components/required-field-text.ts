import type { RequiredField } from '#app/features/rows/required-fields.ts'
import { m } from '#app/i18n/generated/messages.js'

const texts: Record<RequiredField, () => string> = {
  title: m.studio_required_title,
  description: m.studio_required_description,
  category: m.studio_required_category,
  cover: m.studio_required_cover,
  players: m.studio_required_players,
}

export const requiredFieldText = (field: RequiredField): string => texts[field]()
