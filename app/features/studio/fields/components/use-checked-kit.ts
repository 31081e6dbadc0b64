import { useEffect, useState } from 'react'
import { withTemplate } from '#app/features/kits/checks/check-kit.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'

/** Adds what only the server knows: whether the kit is still the unchanged template. */
export function useCheckedKit(checked: CheckedKit): CheckedKit {
  const store = useStore()
  const details = useEditorPart(({ draft }) => draft.details)
  const revision = useEditorPart(({ draft }) => draft.draftRevision)
  const [isTemplate, setIsTemplate] = useState(false)
  useEffect(() => {
    let isAway = false
    void store.ask({ intent: 'check-draft' }).then((answer) => {
      if (!isAway && answer.status === 'checkedKit')
        setIsTemplate(answer.kitFindings.findings.some(({ code }) => code === 'template_unchanged'))
    })
    return () => {
      isAway = true
    }
  }, [store, revision])
  return isTemplate ? withTemplate(checked, details) : checked
}
