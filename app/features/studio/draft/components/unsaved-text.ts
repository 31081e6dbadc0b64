import type { SaveSummary } from '#app/features/studio/draft/log/log.ts'
import { m } from '#app/i18n/generated/messages.js'

export const unsavedText = (summary: SaveSummary): string =>
  summary === 'offline' ? m.studio_save_offline_text() : m.studio_save_first()
