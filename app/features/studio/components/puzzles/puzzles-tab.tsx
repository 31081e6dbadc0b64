import PuzzleIcon from 'lucide-react/icons/puzzle'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { findPuzzleType } from '#app/features/puzzles/registry.ts'
import { CreateCard } from '#app/features/studio/components/create-card.tsx'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { PuzzleView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { DeletePuzzle } from './delete-puzzle.tsx'
import { CreatePuzzle, PuzzleDialog } from './puzzle-dialog.tsx'

type Open = { kind: 'create'; type: string | null } | { kind: 'edit' | 'delete'; puzzle: PuzzleView } | null

/** The puzzles of an adventure as cards, and the way to a new one. `?puzzle=` opens one. */
export function PuzzlesTab() {
  const { puzzles } = useDraft()
  const [query] = useSearchParams()
  const asked = puzzles.find((puzzle) => puzzle.id === query.get('puzzle'))
  const [open, setOpen] = useState<Open>(asked ? { kind: 'edit', puzzle: asked } : null)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="puzzles" className="grid gap-5">
      <h2 id="puzzles" className="text-heading">
        {m.studio_tab_puzzles()}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <PuzzleCard puzzle={puzzle} onEdit={() => setOpen({ kind: 'edit', puzzle })} onDelete={() => setOpen({ kind: 'delete', puzzle })} />
          </li>
        ))}
        <li>
          <CreateCard onClick={() => setOpen({ kind: 'create', type: null })}>{m.studio_puzzles_new()}</CreateCard>
        </li>
      </ul>
      {open?.kind === 'create' && <CreatePuzzle chosen={open.type} onClose={close} onReopen={(type) => setOpen({ kind: 'create', type })} />}
      {open?.kind === 'edit' && <PuzzleDialog key={open.puzzle.id} puzzle={open.puzzle} type={open.puzzle.type} onClose={close} onReopen={() => setOpen(open)} />}
      {open?.kind === 'delete' && <DeletePuzzle puzzle={open.puzzle} onClose={close} />}
    </section>
  )
}

function PuzzleCard({ puzzle, onEdit, onDelete }: { puzzle: PuzzleView; onEdit: () => void; onDelete: () => void }) {
  const errors = puzzle.problems.filter((problem) => problem.severity === 'error').length
  return (
    <Card className="h-full">
      <CardMedia>
        {puzzle.image ? (
          <Picture src={puzzle.image.url} alt="" width={puzzle.image.width} height={puzzle.image.height} />
        ) : (
          <span className="grid size-full place-items-center">
            <PuzzleIcon aria-hidden="true" className="size-10" />
          </span>
        )}
      </CardMedia>
      <CardBody>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent" shape="ticket">
            {findPuzzleType(puzzle.type)?.label() ?? puzzle.type}
          </Badge>
          {errors > 0 && <Badge tone="warning">{m.studio_puzzle_unfinished()}</Badge>}
        </div>
        <CardTitle className="break-words">{puzzle.name}</CardTitle>
        {puzzle.description && <p className="line-clamp-2 text-[0.9375rem] text-muted">{puzzle.description}</p>}
        <p className="text-sm text-muted">{m.studio_puzzle_hints({ count: puzzle.hints.length })}</p>
        <CardFooter>
          <Button size="small" aria-label={m.studio_card_edit({ title: puzzle.name })} onClick={onEdit}>
            {m.common_edit()}
          </Button>
          <Button size="small" variant="ghost" aria-label={m.studio_card_delete({ title: puzzle.name })} onClick={onDelete}>
            {m.common_delete()}
          </Button>
        </CardFooter>
      </CardBody>
    </Card>
  )
}
