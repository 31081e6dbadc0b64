import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import type { Create } from '#app/features/studio/draft/command.schema.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { copyOfRow } from '#app/features/studio/draft/copy-row.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

type Copy = (draft: Draft, id: string) => readonly Create[]

/** @param copyOf the rows of a copy, where they are not simply the same */
export function useDuplicate(
  kind: KindName,
  made: () => string,
  copyOf: Copy = (draft, id) => copyOfRow(draft, kind, id, newId),
): (id: string) => Promise<void> {
  const { run, busy } = useCommand()
  return async (id) => {
    if (busy) return
    const done = await run((draft) => {
      const copy = copyOf(draft, id)
      return copy.length > 0 ? batchOf(copy) : null
    }, m.common_error())
    if (done) void notify({ title: made(), tone: 'success' })
  }
}
