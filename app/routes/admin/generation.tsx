import { redirect } from 'react-router'
import { AdminFrame } from '#app/features/admin/components/admin-frame.tsx'
import { FunctionSwitches } from '#app/features/admin/components/function-switches.tsx'
import { GenerationCalls } from '#app/features/admin/components/generation-calls.tsx'
import { readCallsToday } from '#app/features/generation/money/calls-today.queries.server.ts'
import { isFunctionName } from '#app/features/generation/functions.ts'
import { listSwitches, switchFunction } from '#app/features/generation/money/switch-function.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/generation.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async () => ({
  switches: await listSwitches(getDatabase()),
  hasModel: env().AI_API_KEY !== undefined,
  today: await readCallsToday(getDatabase()),
}))

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const form = await readFormData(request)
  const [name, isOn] = [String(form.get('name')), form.get('isOn')]
  if (!isFunctionName(name) || (isOn !== 'on' && isOn !== 'off'))
    throw new AppError('invalidInput', { log: 'no function, or neither on nor off' })
  await switchFunction(getDatabase(), requireMember(context), { name, isOn: isOn === 'on' })
  throw redirect('/admin/generation')
})

export const meta = () =>
  pageMeta({ title: m.admin_meta_title(), description: m.admin_generation_title(), path: '/admin/generation' })

export default function Generation({ loaderData: { switches, hasModel, today } }: Route.ComponentProps) {
  return (
    <AdminFrame title={m.admin_generation_title()} current="/admin/generation">
      <GenerationCalls today={today} />
      <div className="grid max-w-prose gap-2 text-muted">
        <h2 className="text-heading text-ink">{m.admin_generation_functions()}</h2>
        <p>{m.admin_generation_lead()}</p>
        <p>{hasModel ? m.admin_generation_model() : m.admin_generation_built_in()}</p>
      </div>
      <FunctionSwitches switches={switches} hasModel={hasModel} />
    </AdminFrame>
  )
}
