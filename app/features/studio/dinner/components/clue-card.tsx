import Hand from 'lucide-react/icons/hand'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import { isAt, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { ClueMeaning, DinnerClue, DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { phaseText } from '#app/features/studio/dinner/phases.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { dinnerClue } from '#app/features/rows/kinds/dinner-clue.ts'
import { ClueLookPicture } from './clue-look.tsx'
import { holderText, meaningText, nameOf } from './clue-words.ts'

type ClueCardProps = {
  row: ViewOf<'dinnerClue'>
  /** The same clue as in the document. */
  clue: DinnerClue
  document: DinnerDocument
  buttons: ReactNode
}

export function ClueCard({ row, clue, document, buttons }: ClueCardProps) {
  const { id, title, look, content, image } = row
  const phase = phasesOf(document).find((each) => isAt(each, clue))
  return (
    <Card className="h-full">
      <CardBody>
        <div className="flex gap-4">
          <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken">
            {image ? (
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                className="size-full object-cover"
              />
            ) : (
              <ClueLookPicture look={look} className="size-16" />
            )}
          </div>
          <div className="grid min-w-0 content-start gap-1.5">
            <p className="text-sm text-muted">{dinnerClue.fields.look.choices[look]()}</p>
            <CardTitle>{title}</CardTitle>
          </div>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={phase ? 'brass' : 'warning'}>
            {phase ? phaseText(phase, document.courses) : m.dinner_clue_never()}
          </Badge>
          <Badge tone="grey">
            <Hand aria-hidden="true" />
            {holderText(clue, document)}
          </Badge>
          <RowMarks id={id} />
        </div>
        {content && <p className="line-clamp-3 text-[0.9375rem] text-muted">{content}</p>}
        <Meanings meanings={clue.meanings} secretOf={nameOf(document, clue.revealsSecretOfId)} document={document} />
        <CardFooter className="gap-2">{buttons}</CardFooter>
      </CardBody>
    </Card>
  )
}

type MeaningsProps = { meanings: readonly ClueMeaning[]; secretOf: string; document: DinnerDocument }

function Meanings({ meanings, secretOf, document }: MeaningsProps) {
  if (meanings.length === 0 && !secretOf) return <p className="text-sm text-muted">{m.dinner_clue_says_nothing()}</p>
  return (
    <ul className="grid gap-1 text-sm">
      {meanings.map((meaning) => (
        <li
          key={JSON.stringify(meaning)}
          className="flex items-baseline gap-2 before:size-2 before:shrink-0 before:rounded-full data-[bearing=burdens]:before:bg-danger data-[bearing=clears]:before:bg-success"
          data-bearing={meaning.bearing}
        >
          {meaningText(meaning, document)}
        </li>
      ))}
      {secretOf && (
        <li className="flex items-center gap-1.5">
          <KeyRound aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
          {m.dinner_clue_secret({ name: secretOf })}
        </li>
      )}
    </ul>
  )
}
