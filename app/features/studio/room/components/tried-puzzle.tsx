import { useState } from 'react'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { opensLock } from '#app/features/studio/room/play-room.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LockPicture } from './lock-picture.tsx'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'

type TriedPuzzleProps = { room: RoomDocument; puzzle: RoomPuzzle; onSolved: () => void }

export function TriedPuzzle({ room, puzzle, onSolved }: TriedPuzzleProps) {
  const { name, description, lockType, expectedMinutes } = puzzle
  const opens = opensLock(room, puzzle, useDraft().details.languages)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const answer = () => (opens?.(typed) ? onSolved() : setWrong(true))
  return (
    <Card>
      <CardBody className="sm:flex-row sm:items-start">
        <LockPicture lock={lockType} className="h-16 shrink-0 text-ink max-sm:self-start" />
        <div className="grid min-w-0 flex-1 gap-3">
          <div className="grid gap-1">
            <CardTitle as="h4">{name}</CardTitle>
            <p className="text-sm text-muted">
              {roomPuzzle.fields.lockType.choices[lockType]()} · {m.room_minutes({ count: expectedMinutes })}
            </p>
            {description && <p className="line-clamp-4 whitespace-pre-wrap">{description}</p>}
          </div>
          <form
            noValidate
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              answer()
            }}
          >
            {opens && (
              <>
                <Field
                  label={m.room_try_out_answer()}
                  error={wrong ? m.room_try_out_wrong() : undefined}
                  className="min-w-40 flex-1"
                >
                  {(control) => (
                    <Input
                      value={typed}
                      autoComplete="off"
                      onChange={({ target }) => {
                        setTyped(target.value)
                        setWrong(false)
                      }}
                      {...control}
                    />
                  )}
                </Field>
                <Button type="submit" aria-label={m.room_try_out_open_named({ name })}>
                  {m.room_try_out_unlock()}
                </Button>
              </>
            )}
            <Button
              variant={opens ? 'ghost' : 'secondary'}
              aria-label={m.room_try_out_mark_named({ name })}
              onClick={onSolved}
            >
              {m.room_try_out_mark()}
            </Button>
          </form>
        </div>
      </CardBody>
    </Card>
  )
}
