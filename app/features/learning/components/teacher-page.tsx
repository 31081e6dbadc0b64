import Play from 'lucide-react/icons/play'
import type { Pupil } from '#app/features/learning/roster/read-class.server.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { Cell, DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'

export type TeacherView = {
  platform: string
  title: string
  titleLanguage: Locale | undefined
  hasGame: boolean
  /** Null where the platform does not tell. */
  pupils: Pupil[] | null
}

/** What a teacher's launch opens: their own game, and how far the class is. */
export function TeacherPage({ view }: { view: TeacherView }) {
  const { platform, title, titleLanguage, hasGame } = view
  return (
    <PageSection className="grid gap-8">
      <PageHeader
        title={<span lang={titleLanguage}>{title}</span>}
        intro={<p>{m.learning_teacher_lead({ platform })}</p>}
      />
      {hasGame ? (
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="?play=1">
            <Play aria-hidden="true" className="size-5" />
            {m.learning_teacher_continue()}
          </Link>
        </Button>
      ) : (
        <Form method="post">
          <Button type="submit" name="intent" value="start" variant="primary">
            <Play aria-hidden="true" className="size-5" />
            {m.learning_teacher_play()}
          </Button>
        </Form>
      )}
      <Headed title={m.learning_class()}>
        <Class view={view} />
      </Headed>
    </PageSection>
  )
}

function Class({ view: { platform, pupils } }: { view: TeacherView }) {
  if (pupils === null) return <p className="max-w-prose text-muted">{m.learning_class_silent({ platform })}</p>
  if (pupils.length === 0) return <EmptyState title={m.learning_class_empty()} />
  const columns = [
    { name: m.learning_class_name() },
    { name: m.learning_class_state() },
    { name: m.learning_class_score(), isNumber: true },
    { name: m.results_time(), isNumber: true },
  ]
  return (
    <>
      <p className="max-w-prose text-muted">{m.learning_class_lead({ platform })}</p>
      <DataTable label={m.learning_class()} columns={columns} className="sm:min-w-140">
        {pupils.map(({ name, game }, at) => (
          // Names come twice in a class, and nothing else tells pupils apart here
          <tr key={at}>
            <HeadCell className="wrap-anywhere">{name ?? m.learning_class_nameless()}</HeadCell>
            <Cell>{stateText(game)}</Cell>
            <NumberCell>{game?.isFinished ? formatNumber(game.score ?? 0) : '–'}</NumberCell>
            <NumberCell>{game ? formatDuration(game.activeMs) : '–'}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </>
  )
}

function stateText(game: Pupil['game']): string {
  if (game === null) return m.groups_standing_waiting()
  return game.isFinished ? m.learning_class_finished() : m.learning_class_under_way()
}
