import { FindingList } from '#app/features/studio/fields/components/finding-list.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import type { Checked } from './ask-for-check.ts'

export function CheckResult({ findings, problem }: Checked) {
  return (
    <>
      {problem && (
        <Notice tone="warning" title={m.studio_check_refused()}>
          {problem}
        </Notice>
      )}
      {findings && (
        <div className="[contain-intrinsic-height:auto_20rem] [content-visibility:auto]">
          <FindingList findings={findings} />
        </div>
      )}
    </>
  )
}
