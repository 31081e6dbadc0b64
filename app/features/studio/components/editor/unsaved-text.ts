import type { SaveSummary } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Why something that goes on from the draft as it is saved has to wait. @param summary how things stand after trying to save */
export const unsavedText = (summary: SaveSummary): string =>
  summary === 'offline' ? m.studio_save_offline_text() : m.studio_save_first()
