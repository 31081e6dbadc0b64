import { KitFindingList } from '#app/features/studio/fields/components/kit-finding-list.tsx'
import { useCheckedKit } from '#app/features/studio/fields/components/use-checked-kit.ts'
import { m } from '#app/i18n/generated/messages.js'
import { RoomFacts } from './room-facts.tsx'
import { useRoom, useRoomFindings } from './use-room.ts'

export function CheckTab() {
  const room = useRoom()
  const findings = useRoomFindings()
  const checked = useCheckedKit({ kind: 'escape-room', findings })
  return (
    <section aria-labelledby="check" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="check" className="text-heading">
          {m.room_tab_check()}
        </h2>
        <p className="max-w-prose text-muted">{m.room_check_text()}</p>
      </div>
      <RoomFacts room={room} />
      <div className="max-w-4xl">
        <KitFindingList checked={checked} none={m.room_findings_none()} />
      </div>
    </section>
  )
}
