import Gavel from 'lucide-react/icons/gavel'
import type { ReactNode } from 'react'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import { CardGeneration } from '#app/features/studio/fields/components/card-generation.tsx'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { useCardGeneration } from '#app/features/studio/fields/components/use-card-generation.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { promptOfCharacter } from './character-prompt.ts'
import { Portrait } from './portrait.tsx'
import { character as kind } from '#app/features/rows/kinds/character.ts'
import { roles } from './role.ts'
import type { DinnerView } from './use-dinner.ts'

type CharacterCardProps = {
  character: DinnerView['characters'][number]
  isCulprit: boolean
  buttons: ReactNode
}

export function CharacterCard({ character, isCulprit, buttons }: CharacterCardProps) {
  const { id, name, role, isOptional, publicDescription } = character
  const { Icon, tone } = roles[role]
  const generation = useCardGeneration('generate-npc-avatar', id, 'portraitAssetId', () => promptOfCharacter(character))
  return (
    <Card className="h-full">
      <div className="relative">
        <Portrait
          character={character}
          className="aspect-3/2 rounded-t-[calc(var(--radius-card)-1px)] border-b border-line"
        />
        <CardGeneration generation={generation} title={name} hasPicture={character.portrait !== null} onHover />
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
