import { createElement, useState } from 'react'
import { puzzleFamilies } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleFamily } from '#app/features/puzzles/contract/contract.ts'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import { typesOffered } from '#app/features/puzzles/registry/puzzle-types.ts'
import { UnfinishedMark } from '#app/features/studio/fields/components/row-marks.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { PuzzleDialog } from './puzzle-dialog.tsx'
import type { OnPaper } from './puzzle-dialog.tsx'

export function CreatePuzzle({
  chosen,
  onPaper,
  onClose,
  onReopen,
}: {
  chosen: string | null
  onPaper?: OnPaper
  onClose: () => void
  onReopen: (type: string) => void
}) {
  const [type, setType] = useState(chosen)
  if (type)
    return (
      <PuzzleDialog puzzle={null} type={type} onPaper={onPaper} onClose={onClose} onReopen={() => onReopen(type)} />
    )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.studio_puzzle_choose()} description={m.studio_puzzle_choose_text()} size="wide">
        <div className="grid gap-6 xl:grid-cols-3 xl:grid-rows-[auto_repeat(4,auto)] xl:gap-x-5 xl:gap-y-3">
          {puzzleFamilies.map((family) => (
            <Family key={family} family={family} onPaper={onPaper !== undefined} onChoose={setType} />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const familyTexts = { words: m.puzzles_family_words, order: m.puzzles_family_order, senses: m.puzzles_family_senses }

type FamilyProps = { family: PuzzleFamily; onPaper: boolean; onChoose: (type: string) => void }

function Family({ family, onPaper, onChoose }: FamilyProps) {
  return (
    <Headed title={familyTexts[family]()} level={3} className="grid gap-3 xl:row-span-5 xl:grid-rows-subgrid">
      <ul className="grid gap-3 sm:max-xl:grid-cols-2 xl:row-span-4 xl:grid-rows-subgrid">
        {typesOffered(family, { onPaper }).map(({ id, label, description }) => (
          <li key={id} className="sm:max-xl:last:odd:col-span-2">
            <TypeCard id={id} label={label()} description={description()} onClick={() => onChoose(id)} />
          </li>
        ))}
      </ul>
    </Headed>
  )
}

function TypeCard({
  id,
  label,
  description,
  onClick,
}: {
  id: string
  label: string
  description: string
  onClick: () => void
}) {
  const picture = typePictureOf(id)
  return (
    <button
      type="button"
      onClick={onClick}
      className="group flex size-full items-center gap-3 rounded-control border border-line-strong bg-raised p-3 text-left transition-colors hover:border-accent hover:bg-accent-soft sm:gap-4"
    >
      {picture &&
        createElement(picture, {
          className: 'w-24 shrink-0 text-ink transition-transform duration-200 group-hover:-rotate-2 sm:w-28',
        })}
      <span className="grid min-w-0 gap-1">
        <span className="font-semibold">{label}</span>
        <UnfinishedMark find={(drafts) => drafts.hasRow(`new ${id}`)} />
        <span className="text-sm text-muted">{description}</span>
      </span>
    </button>
  )
}
