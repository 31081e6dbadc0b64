import { useDeferredValue, useMemo } from 'react'
import { checkKit } from '#app/features/kits/checks/check-kit.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { KitFindingList } from '#app/features/studio/fields/components/kit-finding-list.tsx'
import { useCheckedKit } from '#app/features/studio/fields/components/use-checked-kit.ts'

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
