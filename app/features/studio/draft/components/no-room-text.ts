import { m } from '#app/i18n/generated/messages.js'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { RowKind } from '#app/features/rows/row-kind.ts'
import type { PresentedError } from '#app/shared/app-error.ts'

const kinds: readonly RowKind[] = Object.values(rowKinds)

export function noRoomText({ code, params: { kind, most, count, adding } }: PresentedError): string | null {
  const full = kinds.find(({ list }) => list === kind)?.full
  if (code !== 'tooLarge' || !full) return null
  const room = Math.max(0, Number(most) - Number(count))
  const said = full({ most: Number(most), count: Number(count) })
  return Number(adding) > 1
    ? m.studio_full_several({ said, adding: Number(adding), room, surplus: Number(adding) - room })
    : m.studio_full_one({ said })
}
