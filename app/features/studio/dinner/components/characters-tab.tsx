import { OfferNote } from '#app/features/generation/components/generate-button.tsx'
import { cardNote } from '#app/features/studio/fields/components/card-generation.tsx'
import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { CharacterCard } from './character-card.tsx'
import { CharacterDialog } from './character-dialog.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'

export function CharactersTab() {
  const { characters, dinnerStory } = useDinnerRows()
  const open = useOpenRow(characters)
  return (
    <TabFrame title={m.dinner_tab_characters()} text={m.dinner_characters_text()}>
      {characters.length > 0 && <OfferNote id={cardNote} name="generate-npc-avatar" className="-mt-3" />}
      <RowList
        kind="character"
        rows={characters}
        open={open}
        card={(character, buttons) => (
          <CharacterCard character={character} isCulprit={character.id === dinnerStory.culpritId} buttons={buttons} />
        )}
        empty={{
          title: m.dinner_characters_empty(),
          text: m.dinner_characters_empty_text(),
          create: m.dinner_characters_first(),
        }}
        dialog={(character, handlers) => <CharacterDialog character={character} {...handlers} />}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      />
    </TabFrame>
  )
}
