import { useState } from 'react'
import type { ReactNode } from 'react'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type {
  EditorForm,
  Json,
  JsonObject,
  PlayerView,
  PlayerViewProps,
  PuzzleFixtures,
} from '#app/features/puzzles/contract/contract.ts'
import { coolDownMs } from '#app/features/puzzles/kit/rules/cool-down.ts'
import { usualPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import { PuzzleInObject } from '#app/features/puzzles/kit/object/puzzle-in-object.tsx'
import { leastSizeOf } from '#app/features/puzzles/registry/least-sizes.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../../app/features/puzzles/types/*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})
const seed = 1

const views = import.meta.glob<PlayerView>('../../app/features/puzzles/types/*/player/player-view.tsx', {
  eager: true,
  import: 'PlayerView',
})
const forms = import.meta.glob<EditorForm>('../../app/features/puzzles/types/*/editor/editor-form.tsx', {
  eager: true,
  import: 'EditorForm',
})

export function PuzzleParts() {
  return (
    <div className="mx-auto grid max-w-5xl gap-16 p-6">
      <h1 className="text-4xl">{puzzleTypes.map((type) => type.label()).join(', ')}</h1>
      {puzzleTypes.map(({ id }) =>
        fixturesOf[`../../app/features/puzzles/types/${id}/fixtures.ts`]!.cases.map((fixture) => (
          <Case key={fixture.title} id={id} {...fixture} />
        )),
      )}
    </div>
  )
}

/** With `?object` in the address, each puzzle lies in a picture. */
function InObject({
  type,
  presented,
  children,
}: {
  type: (typeof puzzleTypes)[number]
  presented: JsonObject | null
  children: ReactNode
}) {
  const query = new URLSearchParams(location.search)
  if (!presented || !query.has('object')) return children
  const least = leastSizeOf(type.id, presented)!
  return (
    <PuzzleInObject
      picture={picture}
      altText="A chest"
      place={usualPlace({ width: 800, height: 600 }, least)}
      least={least}
    >
      {children}
    </PuzzleInObject>
  )
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#332"/><rect x="60" y="40" width="680" height="520" rx="30" fill="#753"/></svg>',
)}`

function Case({
  id,
  title,
  configuration,
  solution,
}: {
  id: string
  title: string
  configuration: JsonObject
  solution: JsonObject
}) {
  const type = puzzleTypes.find((candidate) => candidate.id === id)!
  const [draft, setDraft] = useState(() => type.read({ configuration, solution })!)
  const [wrong, setWrong] = useState(0)
  const [pausedForMs, setPausedForMs] = useState(0)
  const [solved, setSolved] = useState(false)
  const [feedback, setFeedback] = useState<PlayerViewProps['feedback']>(null)
  const [part, setPart] = useState<{ progress: Json; view: Json } | null>(null)
  const View = views[`../../app/features/puzzles/types/${id}/player/player-view.tsx`]!
  const Form = forms[`../../app/features/puzzles/types/${id}/editor/editor-form.tsx`]!
  const answer = (sent: unknown) => {
    const language = getLocale()
    const puzzle = { type: id, configuration: { en: draft.configuration }, solution: { en: draft.solution } }
    const verdict = puzzleJudge.judge(puzzle, sent, { language, progress: part?.progress ?? null, seed })
    setSolved(verdict.outcome === 'solved')
    if (verdict.outcome === 'partial') {
      setPart(verdict)
      setFeedback({ kind: verdict.again ? 'again' : 'partial', reply: null })
    }
    if (verdict.outcome !== 'wrong') return
    setFeedback({ kind: 'wrong', reply: verdict.reply?.en ?? null })
    setWrong(wrong + 1)
    setPausedForMs((wrong + 1) % draft.allowedAttempts === 0 ? coolDownMs(1) : 0)
  }
  const read = type.read(draft)
  return (
    <section className="grid gap-8" aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <InObject type={type} presented={read ? type.present(read.configuration) : null}>
        <View
          configuration={read ? type.present(read.configuration) : {}}
          attemptsLeft={draft.allowedAttempts - (wrong % draft.allowedAttempts)}
          pausedForMs={pausedForMs}
          feedback={feedback}
          tried={[]}
          view={part ? part.view : read ? type.start(type.present(read.configuration), seed) : null}
          solved={solved}
          answer={null as Json}
          busy={false}
          onAnswer={answer}
        />
      </InObject>
      <details>
        <summary>{type.id}</summary>
        <Form
          value={draft}
          errors={type.findProblems(draft)}
          onChange={(value) => setDraft({ ...draft, ...value })}
          language={getLocale()}
        />
      </details>
    </section>
  )
}
