import type { Log, SaveSummary } from '#app/features/studio/draft/log/log.ts'
import { m } from '#app/i18n/generated/messages.js'
import { commandRefusalText } from './result-text.ts'

export const unsavedText = (summary: SaveSummary): string =>
  summary === 'offline' ? m.studio_save_offline_text() : m.studio_save_first()

/** Why something could not be saved when asked to. */
export function whyUnsaved(summary: Exclude<SaveSummary, 'saved'>, log: Log): string {
  if (summary === 'conflict') return m.studio_save_conflict_text()
  if (summary !== 'refused') return m.studio_save_offline_text()
  const refused = log.find(({ status }) => status === 'refused')?.why
  return refused ? commandRefusalText(refused) : m.studio_save_refused_text()
}
