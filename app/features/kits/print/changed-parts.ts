import { frontId } from '#app/features/kits/paper/compose-front.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import type { ListedPart } from './print-progress.ts'

type Part = Pick<PaperPart, 'id' | 'title' | 'reader' | 'minutesToCut' | 'template' | 'data'>

/** What of an earlier print still fits: a part is the same when it would come out the same. */
export function changedParts(earlier: readonly Part[], now: readonly Part[]): ListedPart[] {
  const before = new Map(earlier.map((part) => [part.id, part]))
  const ids = new Set(now.map(({ id }) => id))
  const hasOthers = now.length !== earlier.length || now.some(({ id }) => !before.has(id))
  return [
    ...now.map((part) => listed(part, changeOf(before.get(part.id), part, hasOthers))),
    ...earlier.filter(({ id }) => !ids.has(id)).map((part) => listed(part, 'gone')),
  ]
}

function changeOf(before: Part | undefined, part: Part, hasOthers: boolean): ListedPart['change'] {
  if (!before) return 'new'
  // Its contents page names all parts
  if (part.id === frontId && hasOthers) return 'changed'
  return canonicalJson([before.template, before.data]) === canonicalJson([part.template, part.data])
    ? 'same'
    : 'changed'
}

const listed = ({ id, title, reader, minutesToCut }: Part, change: ListedPart['change']): ListedPart => ({
  id,
  title,
  reader,
  minutesToCut,
  change,
})
