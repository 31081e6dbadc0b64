import { KitFindingList } from '#app/features/studio/fields/components/kit-finding-list.tsx'
import { useCheckedKit } from '#app/features/studio/fields/components/use-checked-kit.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { RoomFacts } from './room-facts.tsx'
import { useRoom, useRoomFindings } from './use-room.ts'

export function CheckTab() {
  const room = useRoom()
  const findings = useRoomFindings()
  const checked = useCheckedKit({ kind: 'escape-room', findings })
  return (
    <TabFrame title={m.room_tab_check()} text={m.room_check_text()}>
      <RoomFacts room={room} />
      <div className="max-w-4xl">
        <KitFindingList checked={checked} none={m.room_findings_none()} />
      </div>
    </TabFrame>
  )
}
