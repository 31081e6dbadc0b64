import Table from 'lucide-react/icons/table-2'
import { createElement, useState } from 'react'
import { useSearchParams } from 'react-router'
import { typePictureOf } from '#app/features/puzzles/registry/type-pictures.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { BringTable } from '#app/features/studio/fields/components/bring-files.tsx'
import { CopyAwayButton } from '#app/features/studio/fields/components/copy-away-button.tsx'
import { CardGeneration } from '#app/features/studio/fields/components/card-generation.tsx'
import { CastGrid } from '#app/features/studio/fields/components/cast-grid.tsx'
import { UsedIn } from '#app/features/studio/fields/components/used-in.tsx'
import { useCardGeneration } from '#app/features/studio/fields/components/use-card-generation.ts'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#app/ui/card.tsx'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { FilePicture, Picture } from '#app/ui/picture.tsx'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { LateCreatePuzzle, LatePrintPuzzle, LatePuzzleDialog } from './late-puzzles.ts'

type Open = { kind: 'create'; type: string | null } | { kind: 'edit' | 'print' | 'delete'; puzzle: PuzzleView } | null

export function PuzzlesTab() {
  const { puzzles } = useDraft()
  const [query] = useSearchParams()
  const asked = puzzles.find((puzzle) => puzzle.id === query.get('puzzle'))
  const [open, setOpen] = useState<Open>(asked ? { kind: 'edit', puzzle: asked } : null)
  const close = () => setOpen(null)
  return (
    <Headed id="puzzles" title={m.studio_tab_puzzles()} className="grid gap-5">
      <div className="justify-self-start empty:hidden">
        <BringTable>
          <Table aria-hidden="true" className="size-4.5" />
          {m.bring_puzzles()}
        </BringTable>
      </div>
      <CastGrid
        rows={puzzles}
        card={(puzzle) => (
          <PuzzleCard
            puzzle={puzzle}
            onEdit={() => setOpen({ kind: 'edit', puzzle })}
            onPrint={() => setOpen({ kind: 'print', puzzle })}
            onDelete={() => setOpen({ kind: 'delete', puzzle })}
          />
        )}
        empty={{ title: m.studio_puzzles_empty(), text: m.studio_puzzles_empty_text(), create: m.studio_puzzles_new() }}
        create={m.studio_puzzles_new()}
        onCreate={() => setOpen({ kind: 'create', type: null })}
        dialog="puzzle"
        generates="generate-puzzle-image"
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      />
      {open?.kind === 'create' && (
        <LateCreatePuzzle chosen={open.type} onClose={close} onReopen={(type) => setOpen({ kind: 'create', type })} />
      )}
      {open?.kind === 'edit' && (
        <LatePuzzleDialog
          key={open.puzzle.id}
          puzzle={open.puzzle}
          type={open.puzzle.type}
          onClose={close}
          onReopen={() => setOpen(open)}
        />
      )}
      {open?.kind === 'print' && <LatePrintPuzzle puzzle={open.puzzle} onClose={close} />}
      {open?.kind === 'delete' && <DeletePuzzle puzzle={open.puzzle} onClose={close} />}
    </Headed>
  )
}

function hintsOf({ type, hints, configuration, solution }: PuzzleView): number {
  const found = findPuzzleType(type)
  const draft = found?.read({ configuration, solution })
  return hints.length + (found && draft ? found.workedHints(draft.configuration) : 0)
}

function CardPicture({ puzzle: { type, image, configuration } }: { puzzle: PuzzleView }) {
  const cover = findPuzzleType(type)?.coverIn(configuration)
  const drawing = typePictureOf(type)
  if (image) return <FilePicture file={image} />
  if (cover) return <Picture src={cover} alt="" width={1600} height={900} />
  return (
    drawing && (
      <span className="grid size-full place-items-center">
        {createElement(drawing, { className: 'h-3/4 text-ink' })}
      </span>
    )
  )
}

function PuzzleCard({
  puzzle,
  onEdit,
  onPrint,
  onDelete,
}: {
  puzzle: PuzzleView
  onEdit: () => void
  onPrint: () => void
  onDelete: () => void
}) {
  const duplicate = useDuplicate('puzzle', m.studio_puzzle_copied)
  const generation = useCardGeneration('puzzle-card', puzzle.id, 'imageAssetId', () => puzzle.description)
  const errors = puzzle.problems.filter((problem) => problem.severity === 'error').length
  return (
    <Card className="h-full">
      <CardMedia>
        <CardPicture puzzle={puzzle} />
        <CardGeneration generation={generation} title={puzzle.name} hasPicture={puzzle.image !== null} />
      </CardMedia>
      <CardBody>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent" shape="ticket">
            {findPuzzleType(puzzle.type)?.label() ?? puzzle.type}
          </Badge>
          <RowMarks id={puzzle.id} />
          {errors > 0 && <Badge tone="warning">{m.studio_puzzle_unfinished()}</Badge>}
        </div>
        <CardTitle>{puzzle.name}</CardTitle>
        {puzzle.description && <p className="line-clamp-2 text-[0.9375rem] text-muted">{puzzle.description}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          {puzzle.difficulty !== null && <DifficultyMeter value={puzzle.difficulty} />}
          {m.studio_puzzle_hints({ count: hintsOf(puzzle) })}
        </p>
        <UsedIn id={puzzle.id} />
        <CardFooter>
          <Button size="small" aria-label={m.studio_card_edit({ title: puzzle.name })} onClick={onEdit}>
            {m.common_edit()}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={m.studio_print_card({ title: puzzle.name })}
            onClick={onPrint}
          >
            {m.studio_print_open()}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={m.studio_card_duplicate({ title: puzzle.name })}
            onClick={() => void duplicate(puzzle.id)}
          >
            {m.canvas_duplicate()}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={m.studio_card_delete({ title: puzzle.name })}
            onClick={onDelete}
          >
            {m.common_delete()}
          </Button>
          <CopyAwayButton id={puzzle.id} name={puzzle.name} />
        </CardFooter>
      </CardBody>
    </Card>
  )
}

function DeletePuzzle({ puzzle, onClose }: { puzzle: PuzzleView; onClose: () => void }) {
  return (
    <DeleteRow
      id={puzzle.id}
      name={puzzle.name}
      question={m.studio_puzzle_delete_question()}
      kind="puzzle"
      deleted={m.studio_puzzle_deleted()}
      failed={m.studio_puzzle_delete_failed}
      onClose={onClose}
    />
  )
}
