import { useCallback } from 'react'
import type { GenerationText } from '#app/features/generation/generation-text.ts'
import { unsavedText } from '#app/features/studio/draft/components/unsaved-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'

/** The server reads the saved draft. @returns a function that saves first, and returns why it could not */
export function useSavedFirst(): () => Promise<GenerationText | null> {
  const store = useStore()
  return useCallback(async () => {
    const summary = await store.flush()
    return summary === 'saved' ? null : { title: m.suggest_unsaved(), text: unsavedText(summary) }
  }, [store])
}
