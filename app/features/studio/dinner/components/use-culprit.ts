import { useRef } from 'react'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { m } from '#app/i18n/generated/messages.js'

/** A story written before its cast names a culprit who is no character yet: a suspect written under that name becomes
 * it. */
export function useCulprit() {
  const store = useStore()
  const { run } = useCommand()
  const written = useRef<string | null>(null)
  const choose = () => {
    const { dinnerStory, characters } = store.getState().draft
    const name = written.current
    if (name === null || !dinnerStory || dinnerStory.culpritId !== null || !dinnerStory.solution.includes(name)) return
    const culprit = characters.find((each) => isSuspect(each) && each.name === name)
    if (culprit) void run(changeFields(dinnerStory.id, { culpritId: culprit.id }), m.common_error())
  }
  return { note: (name: string) => void (written.current = name), choose }
}
