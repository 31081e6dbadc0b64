import { HintsAsk, HintsList } from '#app/features/kits/hints/components/hints-page.tsx'
import { hintFormSchema } from '#app/features/kits/hints/hint-form.schema.ts'
import { checkAnswer, openSteps, readHints } from '#app/features/kits/hints/read-hints.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer, localeContext } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/kit-hints.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

const lockIn = (request: Request): string | null => new URL(request.url).searchParams.get('lock')

const keyIn = (request: Request): string | null =>
  new URL(request.url).searchParams.get('key')?.trim().toLowerCase() ?? null

export const loader = handled(({ request, params, context }: Route.LoaderArgs) =>
  readHints(getDatabase(), {
    adventureId: params.id,
    key: keyIn(request),
    locale: context.get(localeContext),
    lock: lockIn(request),
  }),
)

/** Opens one more step of one puzzle, or says whether an answer to it is right. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const asked = hintFormSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!asked.success) throw new AppError('invalidInput')
  const of = {
    adventureId: params.id,
    key: keyIn(request),
    locale: context.get(localeContext),
    puzzleId: asked.data.puzzle,
  }
  return 'answer' in asked.data
    ? checkAnswer(getDatabase(), { ...of, typed: asked.data.answer })
    : openSteps(getDatabase(), { ...of, step: asked.data.step, viewer: getViewer(context) })
})

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title =
    loaderData?.view === 'hints' ? m.hints_meta_title({ title: loaderData.title.text }) : m.hints_ask_meta_title()
  return pageMeta({ title, description: m.hints_lead(), path: `/kit/${params.id}/hints`, noindex: true })
}

export default function KitHintsRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return loaderData.view === 'ask' ? (
    <HintsAsk isWrong={loaderData.isWrong} />
  ) : (
    <HintsList kitId={params.id} page={loaderData} sent={actionData ?? null} />
  )
}
