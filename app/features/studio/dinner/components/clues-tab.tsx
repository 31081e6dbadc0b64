import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { ClueCard } from './clue-card.tsx'
import { ClueDialog } from './clue-dialog.tsx'
import { ClueLookPicture } from './clue-look.tsx'
import { TabFrame } from './tab-frame.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from './use-open-row.ts'

export function CluesTab() {
  const { dinnerClues } = useDinnerRows()
  const document = useDinner()
  const open = useOpenRow(dinnerClues)
  return (
    <TabFrame title={m.dinner_tab_clues()} text={m.dinner_clues_text()}>
      <OrderedRows
        kind="dinnerClue"
        rows={dinnerClues}
        nameOf={({ title }) => title}
        card={(row, move) => (
          <ClueCard
            row={row}
            clue={document.clues.find(({ id }) => id === row.id) ?? row}
            document={document}
            move={move}
            onEdit={() => open.edit(row.id)}
            onDelete={() => open.remove(row.id)}
          />
        )}
        empty={{
          title: m.dinner_clues_empty(),
          text: m.dinner_clues_empty_text(),
          create: m.dinner_clues_first(),
          picture: <ClueLookPicture look="letter" className="size-24" />,
        }}
        create={m.dinner_clue_new()}
        onCreate={open.create}
        className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
      />
      {open.creating && <ClueDialog clue={null} onClose={open.close} onReopen={open.create} />}
      {open.editing && (
        <ClueDialog
          key={open.editing.id}
          clue={open.editing}
          onClose={open.close}
          onReopen={() => open.edit(open.editing!.id)}
        />
      )}
      {open.deleting && (
        <DeleteRow
          id={open.deleting.id}
          kind="dinnerClue"
          name={open.deleting.title}
          question={m.dinner_clue_delete_question()}
          deleted={m.dinner_clue_deleted()}
          failure={(reason) => ({ title: m.common_error(), description: reason })}
          onClose={open.close}
        />
      )}
    </TabFrame>
  )
}
