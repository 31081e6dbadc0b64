import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { findingWords } from '#app/features/studio/fields/components/finding-words.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { classNames } from '#app/ui/class-names.ts'

export function FindingMark({ findings }: { findings: readonly Finding[] }) {
  const marked = findings.filter(({ severity }) => severity !== 'note')
  if (marked.length === 0) return null
  const isError = marked[0]?.severity === 'error'
  const Icon = isError ? CircleX : TriangleAlert
  const words = marked.map(findingWords).join(' ')
  return (
    <span
      title={words}
      className={classNames('inline-flex shrink-0', isError ? 'text-danger-ink' : 'text-warning-ink')}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{words}</span>
    </span>
  )
}
