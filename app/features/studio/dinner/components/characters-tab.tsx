import Gavel from 'lucide-react/icons/gavel'
import Table from 'lucide-react/icons/table-2'
import type { ReactNode } from 'react'
import { OfferNote } from '#app/features/generation/components/generate-button.tsx'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import { character as kind } from '#app/features/rows/kinds/character.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { CharacterView } from '#app/features/studio/draft/view.ts'
import { BringTable } from '#app/features/studio/fields/components/bring-files.tsx'
import { CardGeneration, cardNote } from '#app/features/studio/fields/components/card-generation.tsx'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { useCardGeneration } from '#app/features/studio/fields/components/use-card-generation.ts'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { FilePicture } from '#app/ui/picture.tsx'
import { CharacterDialog, promptOfCharacter, roles } from './character-dialog.tsx'

export function CharactersTab() {
  const { characters, dinnerStory } = useDraft()
  return (
    <RowTab
      kind="character"
      title={m.dinner_tab_characters()}
      text={m.dinner_characters_text()}
      actions={
        <BringTable>
          <Table aria-hidden="true" className="size-4.5" />
          {m.bring_characters()}
        </BringTable>
      }
      above={() => characters.length > 0 && <OfferNote id={cardNote} name="generate-npc-avatar" className="-mt-3" />}
      card={(character, buttons) => (
        <CharacterCard character={character} isCulprit={character.id === dinnerStory?.culpritId} buttons={buttons} />
      )}
      empty={{
        title: m.dinner_characters_empty(),
        text: m.dinner_characters_empty_text(),
        create: m.dinner_characters_first(),
      }}
      Dialog={CharacterDialog}
    />
  )
}

type CharacterCardProps = { character: CharacterView; isCulprit: boolean; buttons: ReactNode }

function CharacterCard({ character, isCulprit, buttons }: CharacterCardProps) {
  const { id, name, role, isOptional, publicDescription, portrait } = character
  const { Icon, tone } = roles[role]
  const generation = useCardGeneration('generate-npc-avatar', id, 'portraitAssetId', () => promptOfCharacter(character))
  return (
    <Card className="h-full">
      <div className="relative">
        <div className="stage velvet grid aspect-3/2 place-items-center overflow-hidden rounded-t-[calc(var(--radius-card)-1px)] border-b border-line">
          {portrait ? (
            <FilePicture file={portrait} className="size-full object-cover object-top" />
          ) : (
            <Icon aria-hidden="true" strokeWidth={1} className="size-1/3 text-brass-ink/80" />
          )}
        </div>
        <CardGeneration generation={generation} title={name} hasPicture={portrait !== null} onHover />
      </div>
      <CardBody>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={tone} shape="ticket">
            <Icon aria-hidden="true" />
            {kind.fields.role.choices[role]()}
          </Badge>
          {isGuest(character) && (
            <Badge tone={isOptional ? 'info' : 'grey'}>
              {isOptional ? m.dinner_character_optional() : m.dinner_character_required()}
            </Badge>
          )}
          {isCulprit && (
            <Badge tone="brass">
              <Gavel aria-hidden="true" />
              {m.studio_dinner_culprit()}
            </Badge>
          )}
          <RowMarks id={id} />
        </div>
        <CardTitle>{name}</CardTitle>
        <p className="line-clamp-3 text-[0.9375rem] text-muted">
          {publicDescription.trim() || m.dinner_character_no_description()}
        </p>
        <CardFooter className="gap-2">{buttons}</CardFooter>
      </CardBody>
    </Card>
  )
}
