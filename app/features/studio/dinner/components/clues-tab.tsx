import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { ClueCard } from './clue-card.tsx'
import { ClueDialog } from './clue-dialog.tsx'
import { ClueLookPicture } from './clue-look.tsx'
import { RowDialogs } from './row-dialogs.tsx'
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
      <RowDialogs
        open={open}
        kind="dinnerClue"
        nameOf={({ title }) => title}
        dialog={(clue, props) => <ClueDialog clue={clue} {...props} />}
        question={m.dinner_clue_delete_question()}
        deleted={m.dinner_clue_deleted()}
      />
    </TabFrame>
  )
}
