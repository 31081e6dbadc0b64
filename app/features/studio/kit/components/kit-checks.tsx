import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { checkKit, withTemplate } from '#app/features/kits/checks/check-kit.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { KitFindingList } from '#app/features/studio/fields/components/kit-finding-list.tsx'

/** What the checks find in the current draft. */
export function useFindings({ kind, document: current }: Kit): CheckedKit {
  const details = useEditorPart(({ draft }) => draft.details)
  const document = useDeferredValue(current)
  return useMemo(() => {
    const { primaryLanguage: primary, languages } = details
    const inOrder = [primary, ...languages.filter((each) => each !== primary)]
    return checkKit({ kind, document } as Kit, inOrder, details)
  }, [kind, document, details])
}

/** The findings with links to their places. @param none shown when there are none */
export function KitChecks({ kit, none }: { kit: Kit; none: string }) {
  return <KitFindingList checked={useCheckedKit(useFindings(kit))} none={none} />
}

/** Adds what only the server knows: whether the kit is still the unchanged template. */
function useCheckedKit(checked: CheckedKit): CheckedKit {
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
