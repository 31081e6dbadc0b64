import { data } from 'react-router'
import { answerChoice } from '#app/features/learning/choice/answer-choice.server.ts'
import { longestWanted } from '#app/features/learning/choice/choice-limits.ts'
import { choosableAt, findWorks } from '#app/features/learning/choice/find-works.server.ts'
import { ChoiceForm, ChoosePage } from '#app/features/learning/components/choose-page.tsx'
import { framedBy, openLaunch } from '#app/features/learning/launch/open-launch.server.ts'
import { LaunchRefused } from '#app/features/learning/launch/refusals.ts'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { formsToHeader, framedByHeader } from '#app/platform/framed-by.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer, guestHashIn, localeContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { orRefused } from '#app/routes/layouts/refused-launch.server.ts'
import type { Route } from './+types/choose.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Those of a teacher who was sent to choose, with what the server says of the page: the choice goes back by a form. */
const open = (id: string, context: Context) =>
  orRefused(async () => {
    const opened = await openLaunch(getDatabase(), id, guestHashIn(context))
    const { choice, isTeacher } = opened.launch
    if (!isTeacher || choice === null) throw new LaunchRefused('over')
    const headers = { [framedByHeader]: framedBy(opened), [formsToHeader]: new URL(choice.returnUrl).origin }
    return { opened, headers }
  })

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { opened, headers } = await open(params.launchId, context)
  const { origin, searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, longestWanted).trim().toWellFormed()
  const works = await findWorks(getDatabase(), {
    typed,
    userId: getViewer(context)?.userId ?? null,
    locale: context.get(localeContext),
    origin,
  })
  return data({ platform: opened.platform.name, typed, ...works }, { headers })
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { opened, headers } = await open(params.launchId, context)
  const form = await readFormData(request)
  const [intent, address] = [form.get('intent'), form.get('work')]
  if (intent !== 'choose' && intent !== 'cancel') throw new AppError('invalidInput')
  const work =
    intent === 'choose' ? await choosableAt(getDatabase(), String(address), context.get(localeContext)) : null
  if (work === undefined) throw new AppError('notFound')
  const answer = await answerChoice(opened, work, new URL(request.url).origin)
  return data({ answer }, { headers })
})

export const meta = () => [
  { title: m.common_meta_title({ title: m.learning_choose_title() }) },
  { name: 'robots', content: 'noindex' },
]

export default function ChooseRoute({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <main id={mainId} tabIndex={-1}>
      {actionData?.answer ? (
        <ChoiceForm platform={view.platform} answer={actionData.answer} />
      ) : (
        <ChoosePage view={view} />
      )}
    </main>
  )
}
