import { m } from '#app/i18n/generated/messages.js'
import { RoomFacts } from './room-facts.tsx'
import { RoomFindings } from './room-findings.tsx'
import { useRoom, useRoomFindings } from './use-room.ts'

export function CheckTab() {
  const room = useRoom()
  const findings = useRoomFindings()
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
        <RoomFindings findings={findings} />
      </div>
    </section>
  )
}
