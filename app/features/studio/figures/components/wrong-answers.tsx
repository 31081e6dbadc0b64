import { useState } from 'react'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { acceptToo, answerStanding, replyToo } from '#app/features/studio/figures/answer-edits.ts'
import type { PuzzleFigures, WrongAnswer } from '#app/features/studio/figures/figures-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { notify } from '#app/ui/toaster.ts'
import { ReplyForm } from './reply-form.tsx'

export function WrongAnswers({ puzzles }: { puzzles: readonly PuzzleFigures[] }) {
  const { puzzles: drafts } = useDraft()
  const typed = puzzles.filter(({ answers }) => answers.length > 0)
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 className="text-subheading">{m.figures_answers()}</h3>
        <p className="max-w-prose text-muted">{m.figures_answers_hint()}</p>
      </div>
      {typed.length === 0 && <p>{m.figures_answers_none()}</p>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {typed.map(({ id, name, answers }) => (
          <Card key={id} className="min-w-0 gap-3 p-5">
            <h4 className="font-semibold">{name}</h4>
            <ul className="grid gap-3">
              {answers.map((answer) => (
                <li key={`${answer.language} ${answer.text}`} className="grid gap-2 border-t border-line pt-3">
                  <Answer answer={answer} puzzle={drafts.find((each) => each.id === id) ?? null} />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  )
}

function Answer({ answer: { language, text, plays }, puzzle }: { answer: WrongAnswer; puzzle: PuzzleView | null }) {
  const store = useStore()
  const [isReplying, setReplying] = useState(false)
  const standing = puzzle && answerStanding(puzzle, language, text)
  const edit = (id: string, changes: Changes | null, done: string) => {
    if (!changes) return void notify({ title: m.figures_no_room(), tone: 'danger' })
    store.edit(id, changes)
    setReplying(false)
    void notify({ title: done, description: m.figures_undo_hint(), tone: 'success' })
  }
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <span lang={language} translate="no" className="min-w-0 font-medium">
            {m.figures_quote({ answer: text })}
          </span>
          <span className="text-sm text-muted">
            {m.figures_answer_plays({ count: plays })},{' '}
            {language === 'en' ? m.figures_answer_in_en() : m.figures_answer_in_fr()}
          </span>
        </p>
        {standing && <Badge tone="brass">{standing === 'accepted' ? m.figures_accepted() : m.figures_replied()}</Badge>}
        {puzzle && !standing && !isReplying && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              aria-label={m.figures_accept_name({ answer: text })}
              onClick={() =>
                edit(puzzle.id, acceptToo(puzzle, language, text), m.figures_accept_done({ answer: text }))
              }
            >
              {m.figures_accept()}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={m.figures_reply_name({ answer: text })}
              onClick={() => setReplying(true)}
            >
              {m.figures_reply()}
            </Button>
          </div>
        )}
      </div>
      {!puzzle && <p className="text-sm text-muted">{m.figures_puzzle_gone()}</p>}
      {puzzle && isReplying && (
        <ReplyForm
          answer={text}
          onCancel={() => setReplying(false)}
          onSave={(reply) => edit(puzzle.id, replyToo(puzzle, text, reply), m.figures_reply_done({ answer: text }))}
        />
      )}
    </>
  )
}
