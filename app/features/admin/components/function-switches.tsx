import { functionText } from '#app/features/admin/function-text.ts'
import { isPictureFunction, needsModel } from '#app/features/generation/functions.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import type { listSwitches } from '#app/features/generation/money/switch-function.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Form } from '#app/ui/link.tsx'

type Switches = Awaited<ReturnType<typeof listSwitches>>

type SwitchesProps = {
  switches: Switches
  /** Only models offer suggestions. */
  hasModel: boolean
}

export function FunctionSwitches({ switches, hasModel }: SwitchesProps) {
  const groups = [
    { title: m.admin_generation_pictures(), has: isPictureFunction },
    { title: m.admin_generation_stories(), has: (name: FunctionName) => !isPictureFunction(name) && !needsModel(name) },
    { title: m.admin_generation_suggestions(), has: needsModel },
  ]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {groups.map(({ title, has }) => (
        <Card key={title} className="lg:first:row-span-2">
          <CardBody className="gap-2">
            <CardTitle as="h3">{title}</CardTitle>
            <ul className="divide-y divide-line">
              {switches
                .filter(({ name }) => has(name))
                .map((each) => (
                  <Switch key={each.name} {...each} isOffered={hasModel || !needsModel(each.name)} />
                ))}
            </ul>
          </CardBody>
        </Card>
      ))}
    </div>
  )
}

function Switch({ name, isOn, isOffered }: Switches[number] & { isOffered: boolean }) {
  const action = isOn ? m.admin_switch_off() : m.admin_switch_on()
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        {functionText(name)}
        <Badge tone={isOn && isOffered ? 'success' : 'grey'}>
          {!isOn ? m.admin_off() : isOffered ? m.admin_on() : m.admin_generation_not_offered()}
        </Badge>
      </span>
      <Form method="post" preventScrollReset className="shrink-0">
        <input type="hidden" name="name" value={name} />
        <Button
          type="submit"
          name="isOn"
          value={isOn ? 'off' : 'on'}
          size="small"
          aria-label={m.admin_action_of({ action, name: functionText(name) })}
        >
          {action}
        </Button>
      </Form>
    </li>
  )
}
