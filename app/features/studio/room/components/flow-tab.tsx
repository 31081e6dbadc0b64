import Workflow from 'lucide-react/icons/workflow'
import { useMemo, useState } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { useFindings } from '#app/features/studio/kit/components/kit-checks.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Loading } from '#app/ui/skeleton.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import { ClueDialog } from './clues-tab.tsx'
import type { FlowThing } from './flow-box.tsx'
import { FlowList } from './flow-list.tsx'
import { LateFlowGraph } from './late-flow-graph.tsx'
import { PropDialog } from './props-tab.tsx'
import { RoomPuzzleDialog } from './room-puzzle-dialog.tsx'
import { useRoom } from '#app/features/studio/kit/components/use-document.ts'

export function FlowTab() {
  const [chosen, choose] = useState<string | null>(null)
  const [editedId, edit] = useState<string | null>(null)
  const things = useThings()
  const scripts = useScripts()
  const edited = things.find(({ row }) => row.id === editedId)
  const handlers = { onClose: () => edit(null), onReopen: () => edit(editedId) }
  return (
    <TabFrame
      title={m.room_tab_flow()}
      text={m.room_flow_text()}
      empty={
        things.length === 0 && {
          title: m.room_flow_empty(),
          text: m.room_flow_empty_text(),
          picture: <Workflow aria-hidden="true" className="size-14 text-brass-ink" />,
        }
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        {scripts ? (
          <LateFlowGraph things={things} chosen={chosen} onChoose={choose} onEdit={edit} />
        ) : (
          <Loading label={m.studio_graph_loading()} />
        )}
        <FlowList chosen={chosen} onChoose={choose} />
      </div>
      {edited?.kind === 'puzzle' && <RoomPuzzleDialog key={edited.row.id} row={edited.row} {...handlers} />}
      {edited?.kind === 'prop' && <PropDialog key={edited.row.id} row={edited.row} {...handlers} />}
      {edited?.kind === 'clue' && <ClueDialog key={edited.row.id} row={edited.row} {...handlers} />}
    </TabFrame>
  )
}

function useThings(): readonly FlowThing[] {
  const document = useRoom()
  const { roomPuzzles, roomProps, roomClues } = useDraft()
  const { findings } = useFindings({ kind: 'escape-room', document })
  return useMemo(() => {
    const errors = new Set(findings.flatMap(({ severity, where }) => (severity === 'error' ? [where.id] : [])))
    const marked = <Kind, Row extends { id: string }>(kind: Kind, rows: readonly Row[]) =>
      rows.map((row) => ({ kind, row, trouble: errors.has(row.id) }))
    return [
      ...marked('puzzle' as const, roomPuzzles),
      ...marked('prop' as const, roomProps),
      ...marked('clue' as const, roomClues),
    ]
  }, [roomPuzzles, roomProps, roomClues, findings])
}
