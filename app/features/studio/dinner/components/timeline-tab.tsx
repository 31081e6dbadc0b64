import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { MomentCard } from './moment-card.tsx'
import { MomentDialog } from './moment-dialog.tsx'
import { RowDialogs } from './row-dialogs.tsx'
import { TabFrame } from './tab-frame.tsx'
import { TimelinePicture } from './timeline-picture.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from './use-open-row.ts'

export function TimelineTab() {
  const { moments } = useDinnerRows()
  const document = useDinner()
  const open = useOpenRow(moments)
  return (
    <TabFrame title={m.dinner_tab_timeline()} text={m.dinner_timeline_text()}>
      {moments.length > 0 && <TimelinePicture document={document} onOpen={open.edit} />}
      <OrderedRows
        kind="moment"
        rows={moments}
        nameOf={({ time, happened }) => time || happened}
        card={(row, move) => (
          <MomentCard
            moment={document.moments.find(({ id }) => id === row.id) ?? row}
            document={document}
            move={move}
            onEdit={() => open.edit(row.id)}
            onDelete={() => open.remove(row.id)}
          />
        )}
        empty={{
          title: m.dinner_timeline_empty(),
          text: m.dinner_timeline_empty_text(),
          create: m.dinner_timeline_first(),
        }}
        create={m.dinner_moment_new()}
        onCreate={open.create}
        flow="down"
        className="grid gap-3 [&>li:last-child_button]:min-h-24"
      />
      <RowDialogs
        open={open}
        kind="moment"
        nameOf={({ time, happened }) => time || happened}
        dialog={(moment, props) => <MomentDialog moment={moment} {...props} />}
        question={m.dinner_moment_delete_question()}
        deleted={m.dinner_moment_deleted()}
      />
    </TabFrame>
  )
}
