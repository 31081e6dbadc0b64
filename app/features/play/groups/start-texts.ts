import { m } from '#app/i18n/generated/messages.js'
import type { Starts } from '#app/shared/group-sessions.ts'

export const startTexts: Record<Starts, () => string> = {
  together: m.groups_starts_together,
  by_team: m.groups_starts_by_team,
  as_they_come: m.groups_starts_as_they_come,
}
