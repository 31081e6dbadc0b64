import { useDeferredValue, useMemo } from 'react'
import { checkKit } from '#app/features/kits/checks/check-kit.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { KitFindingList } from '#app/features/studio/fields/components/kit-finding-list.tsx'
import { useCheckedKit } from '#app/features/studio/fields/components/use-checked-kit.ts'
import { m } from '#app/i18n/generated/messages.js'
import { EveningPlay } from './evening-play.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinner } from './use-dinner.ts'

/** What the checks find in the current draft, and a run-through of the evening. */
export function CheckTab() {
  const document = useDinner()
  const languages = useEditorPart(({ draft }) => draft.details.languages)
  const primary = useEditorPart(({ draft }) => draft.details.primaryLanguage)
  const subject = useDeferredValue(document)
  const checked = useMemo(
    () =>
      checkKit({ kind: 'mystery-dinner', document: subject }, [
        primary,
        ...languages.filter((each) => each !== primary),
      ]),
    [subject, languages, primary],
  )
  return (
    <div className="grid gap-10">
      <TabFrame title={m.dinner_tab_check()} text={m.dinner_check_text()}>
        <KitFindingList checked={useCheckedKit(checked)} none={m.dinner_findings_none()} />
      </TabFrame>
      <EveningPlay document={document} />
    </div>
  )
}
