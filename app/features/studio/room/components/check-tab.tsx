import { roomFindingText } from '#app/features/kits/checks/room/room-finding-text.ts'
import { KitFindings } from '#app/features/studio/fields/components/kit-findings.tsx'
import { roomPlace } from '#app/features/studio/room/room-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { RoomFacts } from './room-facts.tsx'
import { useRoom, useRoomFindings } from './use-room.ts'

export function CheckTab() {
  const room = useRoom()
  const findings = useRoomFindings().map((finding) => ({
    key: JSON.stringify([finding.code, finding.where, finding.params]),
    severity: finding.severity,
    text: roomFindingText(finding),
    name: finding.params.name,
    to: roomPlace(finding.where),
    more: finding.code === 'translation_missing',
  }))
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
        <KitFindings findings={findings} none={m.room_findings_none()} />
      </div>
    </section>
  )
}
