import { useDeferredValue, useMemo } from 'react'
import { checkDinner } from '#app/features/kits/checks/dinner/check-dinner.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DinnerFindings } from './dinner-findings.tsx'
import { EveningPlay } from './evening-play.tsx'
import { TabFrame } from './tab-frame.tsx'
import { useDinner } from './use-dinner.ts'

/** What the checks find in the draft as it stands, and the evening to run through. */
export function CheckTab() {
  const document = useDinner()
  const languages = useEditorPart(({ draft }) => draft.details.languages)
  const primary = useEditorPart(({ draft }) => draft.details.primaryLanguage)
  const subject = useDeferredValue(document)
  const findings = useMemo(
    () => checkDinner({ document: subject, languages: [primary, ...languages.filter((each) => each !== primary)] }),
    [subject, languages, primary],
  )
  return (
    <div className="grid gap-10">
      <TabFrame title={m.dinner_tab_check()} text={m.dinner_check_text()}>
        <DinnerFindings findings={findings} />
      </TabFrame>
      <EveningPlay document={document} />
    </div>
  )
}
