import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { ClueCard } from './clue-card.tsx'
import { ClueDialog } from './clue-dialog.tsx'
import { ClueLookPicture } from './clue-look.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'

export function CluesTab() {
  const { dinnerClues } = useDinnerRows()
  const document = useDinner()
  const open = useOpenRow(dinnerClues)
  return (
    <TabFrame title={m.dinner_tab_clues()} text={m.dinner_clues_text()}>
      <RowList
        kind="dinnerClue"
        rows={dinnerClues}
        open={open}
        card={(row, buttons) => (
          <ClueCard
            row={row}
            clue={document.clues.find(({ id }) => id === row.id) ?? row}
            document={document}
            buttons={buttons}
          />
        )}
        empty={{
          title: m.dinner_clues_empty(),
          text: m.dinner_clues_empty_text(),
          create: m.dinner_clues_first(),
          picture: <ClueLookPicture look="letter" className="size-24" />,
        }}
        dialog={(clue, handlers) => <ClueDialog clue={clue} {...handlers} />}
        className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
      />
    </TabFrame>
  )
}
